/// The word for "Done" in the languages that the bundled fonts can show.
enum CloseTitles {
  /// The title for a BCP 47 tag; English where the language is not in the table.
  static func title(for locale: String) -> String {
    titles[language(of: locale)] ?? "Done"
  }

  /// The language of a BCP 47 tag.
  static func language(of locale: String) -> String {
    String(locale.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  static let titles = [
    "ar": "تم", "cs": "Hotovo", "da": "Færdig", "de": "Fertig", "el": "Τέλος", "en": "Done",
    "es": "Listo",
    "fi": "Valmis", "fr": "Terminé", "he": "סיום", "hi": "पूर्ण", "hr": "Gotovo", "hu": "Kész",
    "it": "Fine", "nb": "Ferdig",
    "nl": "Gereed", "no": "Ferdig", "pl": "Gotowe", "pt": "Concluído", "ro": "Gata",
    "ru": "Готово", "sk": "Hotovo", "sv": "Klar", "th": "เสร็จสิ้น", "tr": "Bitti", "uk": "Готово",
    "vi": "Xong",
  ]
}

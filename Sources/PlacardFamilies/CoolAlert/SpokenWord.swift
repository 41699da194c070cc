/// What screen readers say of a CoolAlert that stands in none of its texts; names are those of
/// styles where a word is the meaning of a style's icon.
enum SpokenWord: String, CaseIterable {
  case success, error, warning, info, notice, question, edit
  /// Something takes time.
  case wait
  /// How far something has come.
  case progress
  /// The action that empties a field.
  case clear

  /// The word in a language of close buttons' titles; English for any other.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag.
  func text(for locale: String) -> String {
    let words = Self.table[CloseTitles.language(of: locale)] ?? Self.english
    return zip(Self.allCases, words).first { $0.0 == self }?.1 ?? rawValue
  }

  /// A part of a whole, 0…100.
  static func percent(_ percent: Int, for locale: String) -> String {
    isEnglish(locale) ? "\(percent) percent" : "\(percent) %"
  }

  /// Whole seconds until an alert closes; other languages have the unit's sign, which readers
  /// pronounce in the right number and case.
  static func secondsLeft(_ seconds: Int, for locale: String) -> String {
    guard isEnglish(locale) else { return "\(seconds) s" }
    return seconds == 1 ? "1 second left" : "\(seconds) seconds left"
  }

  private static func isEnglish(_ locale: String) -> Bool {
    let language = CloseTitles.language(of: locale)
    return language == "en" || table[language] == nil
  }

  private static let english = [
    "Success", "Error", "Warning", "Information", "Notice", "Question", "Edit", "In progress",
    "Progress", "Clear text",
  ]

  /// The words by language, each row in the order of the cases.
  static let table: [String: [String]] = [
    "ar": [
      "نجاح", "خطأ", "تحذير", "معلومات", "إشعار", "سؤال", "تعديل", "قيد التنفيذ", "التقدم",
      "مسح النص",
    ],
    "cs": [
      "Úspěch", "Chyba", "Varování", "Informace", "Oznámení", "Otázka", "Upravit", "Probíhá",
      "Průběh", "Smazat text",
    ],
    "da": [
      "Succes", "Fejl", "Advarsel", "Information", "Meddelelse", "Spørgsmål", "Rediger", "I gang",
      "Forløb", "Ryd tekst",
    ],
    "de": [
      "Erfolg", "Fehler", "Warnung", "Information", "Hinweis", "Frage", "Bearbeiten",
      "Wird ausgeführt", "Fortschritt", "Text löschen",
    ],
    "el": [
      "Επιτυχία", "Σφάλμα", "Προειδοποίηση", "Πληροφορίες", "Ειδοποίηση", "Ερώτηση", "Επεξεργασία",
      "Σε εξέλιξη", "Πρόοδος", "Απαλοιφή κειμένου",
    ],
    "en": english,
    "es": [
      "Éxito", "Error", "Advertencia", "Información", "Aviso", "Pregunta", "Editar", "En curso",
      "Progreso", "Borrar texto",
    ],
    "fi": [
      "Onnistui", "Virhe", "Varoitus", "Tietoja", "Ilmoitus", "Kysymys", "Muokkaa", "Käynnissä",
      "Edistyminen", "Tyhjennä teksti",
    ],
    "fr": [
      "Réussite", "Erreur", "Avertissement", "Information", "Avis", "Question", "Modifier",
      "En cours", "Progression", "Effacer le texte",
    ],
    "he": [
      "הצלחה", "שגיאה", "אזהרה", "מידע", "הודעה", "שאלה", "עריכה", "בתהליך", "התקדמות",
      "ניקוי הטקסט",
    ],
    "hi": [
      "सफल", "त्रुटि", "चेतावनी", "जानकारी", "सूचना", "प्रश्न", "संपादित करें", "जारी है", "प्रगति",
      "टेक्स्ट साफ़ करें",
    ],
    "hr": [
      "Uspjeh", "Pogreška", "Upozorenje", "Informacije", "Obavijest", "Pitanje", "Uredi",
      "U tijeku", "Napredak", "Obriši tekst",
    ],
    "hu": [
      "Siker", "Hiba", "Figyelmeztetés", "Információ", "Értesítés", "Kérdés", "Szerkesztés",
      "Folyamatban", "Folyamat", "Szöveg törlése",
    ],
    "it": [
      "Operazione riuscita", "Errore", "Attenzione", "Informazioni", "Avviso", "Domanda",
      "Modifica", "In corso", "Avanzamento", "Cancella testo",
    ],
    "nb": norwegian,
    "nl": [
      "Gelukt", "Fout", "Waarschuwing", "Informatie", "Melding", "Vraag", "Bewerken", "Bezig",
      "Voortgang", "Wis tekst",
    ],
    "no": norwegian,
    "pl": [
      "Sukces", "Błąd", "Ostrzeżenie", "Informacja", "Powiadomienie", "Pytanie", "Edycja", "W toku",
      "Postęp", "Wyczyść tekst",
    ],
    "pt": [
      "Sucesso", "Erro", "Aviso", "Informação", "Notificação", "Pergunta", "Editar",
      "Em andamento", "Progresso", "Limpar texto",
    ],
    "ro": [
      "Succes", "Eroare", "Avertisment", "Informații", "Notificare", "Întrebare", "Editare",
      "În curs", "Progres", "Șterge textul",
    ],
    "ru": [
      "Успешно", "Ошибка", "Предупреждение", "Информация", "Уведомление", "Вопрос", "Правка",
      "Выполняется", "Ход выполнения", "Очистить текст",
    ],
    "sk": [
      "Úspech", "Chyba", "Varovanie", "Informácie", "Oznámenie", "Otázka", "Upraviť", "Prebieha",
      "Priebeh", "Vymazať text",
    ],
    "sv": [
      "Lyckades", "Fel", "Varning", "Information", "Meddelande", "Fråga", "Redigera", "Pågår",
      "Förlopp", "Rensa text",
    ],
    "th": [
      "สำเร็จ", "ข้อผิดพลาด", "คำเตือน", "ข้อมูล", "ประกาศ", "คำถาม", "แก้ไข", "กำลังดำเนินการ",
      "ความคืบหน้า", "ล้างข้อความ",
    ],
    "tr": [
      "Başarılı", "Hata", "Uyarı", "Bilgi", "Bildirim", "Soru", "Düzenle", "Sürüyor", "İlerleme",
      "Metni sil",
    ],
    "uk": [
      "Успішно", "Помилка", "Попередження", "Інформація", "Сповіщення", "Питання", "Редагувати",
      "Виконується", "Перебіг", "Очистити текст",
    ],
    "vi": [
      "Thành công", "Lỗi", "Cảnh báo", "Thông tin", "Thông báo", "Câu hỏi", "Sửa",
      "Đang tiến hành", "Tiến độ", "Xóa văn bản",
    ],
  ]

  private static let norwegian = [
    "Vellykket", "Feil", "Advarsel", "Informasjon", "Melding", "Spørsmål", "Rediger", "Pågår",
    "Fremdrift", "Tøm tekst",
  ]
}

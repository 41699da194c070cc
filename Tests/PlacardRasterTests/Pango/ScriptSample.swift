import Testing

/// Alert texts of one script and the font file that has them.
struct ScriptSample: Sendable, CustomTestStringConvertible {
  let script: String
  let language: String
  /// Path of the font file.
  let font: String
  let index: Int
  let isBundled: Bool
  let isRightToLeft: Bool
  let texts: [String]

  var testDescription: String { script }

  private static let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private static func bundled(
    _ script: String, _ language: String, _ font: String, isRightToLeft: Bool = false,
    _ texts: [String]
  ) -> ScriptSample {
    ScriptSample(
      script: script, language: language, font: "/\(root)/Fonts/\(font)/\(font).ttf", index: 0,
      isBundled: true, isRightToLeft: isRightToLeft, texts: texts)
  }

  private static func noto(
    _ script: String, _ language: String, _ file: String, index: Int = 0, _ texts: [String]
  ) -> ScriptSample {
    let folder = file.hasSuffix(".ttc") ? "opentype" : "truetype"
    return ScriptSample(
      script: script, language: language, font: "/usr/share/fonts/\(folder)/noto/\(file)",
      index: index, isBundled: false, isRightToLeft: false, texts: texts)
  }

  static let all = [
    bundled(
      "Latin", "en", "Inter",
      [
        "Delete photo?", "Save changes before closing", "AVATAR Type Today", "fi ffl WAVE To",
        "Größenänderung überprüfen", "Déjà vu à Noël", "Año nuevo, ¿sí?", "Zażółć gęślą jaźń",
        "İstanbul’da ışık", "Đăng nhập thất bại", "10:45 → 11:30 (1×)", "Žluťoučký kůň",
      ]),
    bundled(
      "Greek", "el", "Inter",
      [
        "Διαγραφή φωτογραφίας;", "Αποθήκευση αλλαγών", "Ακύρωση", "Συνέχεια", "Ρυθμίσεις",
        "Η σύνδεση απέτυχε", "Δοκιμάστε ξανά", "Άνοιγμα", "ΐ ΰ ϊ ϋ", "Προσοχή", "Ειδοποιήσεις",
        "Καλώς ήρθατε",
      ]),
    bundled(
      "Cyrillic", "ru", "Inter",
      [
        "Удалить фотографию?", "Сохранить изменения", "Отмена", "Продолжить", "Настройки",
        "Не удалось подключиться", "Повторите попытку", "Ёжик в тумане", "ГУТТА ТГДА",
        "Уведомления", "Пароль неверен", "Добро пожаловать",
      ]),
    bundled(
      "Arabic", "ar", "NotoSansArabic", isRightToLeft: true,
      [
        "السلام عليكم", "حذف الصورة", "حفظ التغييرات", "إلغاء", "متابعة", "الإعدادات",
        "تعذر الاتصال", "أعد المحاولة", "مُحَمَّدٌ", "لا إله", "كلمة المرور", "تنبيه",
      ]),
    bundled(
      "Hebrew", "he", "NotoSansHebrew", isRightToLeft: true,
      [
        "שלום עולם", "למחוק את התמונה", "שמירת שינויים", "ביטול", "המשך", "הגדרות",
        "החיבור נכשל", "נסה שוב", "שָׁלוֹם", "בְּרֵאשִׁית", "סיסמה", "התראה",
      ]),
    bundled(
      "Thai", "th", "NotoSansThai",
      [
        "ลบรูปภาพ", "บันทึกการเปลี่ยนแปลง", "ยกเลิก", "ดำเนินการต่อ", "การตั้งค่า",
        "เชื่อมต่อไม่สำเร็จ", "ลองอีกครั้ง", "น้ำ", "ที่นี่", "ปู่ย่า", "รหัสผ่าน", "แจ้งเตือน",
      ]),
    bundled(
      "Devanagari", "hi", "NotoSansDevanagari",
      [
        "फ़ोटो हटाएँ", "परिवर्तन सहेजें", "रद्द करें", "जारी रखें", "सेटिंग", "कनेक्शन विफल",
        "पुनः प्रयास करें", "क्षमा करें", "हिन्दी", "श्रीमान्", "ज्ञान", "द्वितीय",
      ]),
    bundled(
      "Symbols", "en", "NotoSansSymbols",
      [
        "⌀⌁⌂", "⌈⌉⌊⌋", "⎁⎂⎃", "⑩⑪⑫", "⑴⑵⑶", "ⓐⓑⓒ", "☊☋", "☽☾☿", "♁♃♄", "♩♪♫", "⚐⚑⚒", "➊➋➌",
      ]),
    noto(
      "Bengali", "bn", "NotoSansBengali-Regular.ttf",
      [
        "ছবি মুছুন", "পরিবর্তন সংরক্ষণ", "বাতিল", "চালিয়ে যান", "সেটিংস", "সংযোগ ব্যর্থ",
        "আবার চেষ্টা করুন", "ক্ষমা করুন", "বিজ্ঞপ্তি", "স্বাগতম", "পাসওয়ার্ড", "দ্বিতীয়",
      ]),
    noto(
      "Gujarati", "gu", "NotoSansGujarati-Regular.ttf",
      [
        "ફોટો કાઢી નાખો", "ફેરફારો સાચવો", "રદ કરો", "ચાલુ રાખો", "સેટિંગ્સ", "જોડાણ નિષ્ફળ",
        "ફરી પ્રયાસ કરો", "ક્ષમા કરો", "સૂચના", "સ્વાગત છે", "પાસવર્ડ", "દ્વિતીય",
      ]),
    noto(
      "Tamil", "ta", "NotoSansTamil-Regular.ttf",
      [
        "படத்தை நீக்கு", "மாற்றங்களை சேமி", "ரத்து செய்", "தொடரவும்", "அமைப்புகள்",
        "இணைப்பு தோல்வி", "மீண்டும் முயல்க", "மன்னிக்கவும்", "அறிவிப்பு", "வரவேற்பு",
        "கடவுச்சொல்", "ஸ்ரீ",
      ]),
    noto(
      "Khmer", "km", "NotoSansKhmer-Regular.ttf",
      [
        "លុបរូបថត", "រក្សាទុកការផ្លាស់ប្ដូរ", "បោះបង់", "បន្ត", "ការកំណត់", "ការតភ្ជាប់",
        "ព្យាយាមម្ដងទៀត", "សូមទោស", "ការជូនដំណឹង", "ស្វាគមន៍", "ពាក្យសម្ងាត់", "អ៊ីនធឺណិត",
      ]),
    noto(
      "Lao", "lo", "NotoSansLao-Regular.ttf",
      [
        "ລຶບຮູບ", "ບັນທຶກ", "ຍົກເລີກ", "ສືບຕໍ່", "ການຕັ້ງຄ່າ", "ເຊື່ອມຕໍ່ບໍ່ໄດ້", "ລອງໃໝ່", "ຂໍໂທດ",
        "ແຈ້ງເຕືອນ", "ຍິນດີຕ້ອນຮັບ", "ລະຫັດຜ່ານ", "ນ້ຳ",
      ]),
    noto(
      "Myanmar", "my", "NotoSansMyanmar-Regular.ttf",
      [
        "ဓာတ်ပုံဖျက်မည်", "သိမ်းမည်", "မလုပ်တော့", "ဆက်လုပ်မည်", "ဆက်တင်", "ချိတ်ဆက်၍မရပါ",
        "ထပ်စမ်းပါ", "တောင်းပန်ပါသည်", "သတိပေးချက်", "ကြိုဆိုပါသည်", "စကားဝှက်", "ဗုဒ္ဓ",
      ]),
    noto(
      "Japanese", "ja", "NotoSansCJK-Regular.ttc",
      [
        "写真削除", "ほぞんする", "キャンセル", "つづける", "設定", "ネットワーク", "もういちど",
        "ごめんなさい", "通知", "ようこそ", "パスワード", "第二回",
      ]),
    noto(
      "Korean", "ko", "NotoSansCJK-Regular.ttc", index: 1,
      [
        "사진을 삭제할까요", "변경사항 저장", "취소", "계속", "설정", "연결 실패", "다시 시도",
        "죄송합니다", "알림", "환영합니다", "비밀번호", "두번째",
      ]),
    noto(
      "Chinese", "zh-Hans", "NotoSansCJK-Regular.ttc", index: 2,
      [
        "删除照片", "保存更改", "取消", "继续", "设置", "连接失败", "重试", "抱歉", "通知", "欢迎",
        "密码", "复制直接加载",
      ]),
  ]
}

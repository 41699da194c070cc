import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("An accessibility tree in words")
struct AccessibilityReportTests {
  private var tree: AccessibilityTree {
    var tree = AccessibilityTree(
      LayoutTree(
        screen: Size(390, 844), direction: .leftToRight,
        root: LayoutElement(id: nil, role: .alert, frame: .zero), diagnostics: []))
    tree.isModal = true
    tree.allowsEscape = true
    tree.elements = [
      AccessibilityElement(
        name: "title", label: "Two\nlines \u{202E}turned", traits: .header,
        frame: Rect(69, 300.25, 252, 24),
        contrast: TextContrast(
          ratio: 2.1994, required: 3, foreground: .white, background: Color(rgb: 0xFF9230))),
      AccessibilityElement(
        name: "field[0]", label: "Email", value: "a@b.c", hint: "For the receipt",
        traits: [.textField, .isEditing], actions: ["Clear text", "Paste"],
        frame: Rect(69, 340, 252, 44), isInSight: false, isAnnounced: true),
    ]
    return tree
  }

  @Test("As text each element has one line")
  func text() {
    #expect(
      AccessibilityReport(tree).text == """
        alert, modal, escape closes it
        announces "Email, a@b.c"
        1 title "Two\\nlines \\u202Eturned", header, contrast 2.19:1, needs 3:1
        2 field[0] "Email", value "a@b.c", textField, isEditing, hint "For the receipt", \
        action "Clear text", action "Paste", announced, scrolled out of sight

        """)
  }

  @Test("Without anything there is one word")
  func empty() {
    var tree = tree
    tree.isModal = false
    tree.allowsEscape = false
    tree.elements = []
    #expect(AccessibilityReport(tree).text == "alert\n")
  }

  @Test("As JSON each element has its frame, its colours and what is said of it")
  func json() {
    #expect(
      JSONWriter.write(AccessibilityReport(tree).json, pretty: false)
        == #"{"screen":{"width":390,"height":844},"direction":"ltr","modal":true,"#
        + #""escape":true,"announcement":"Email, a@b.c","elements":["#
        + #"{"name":"title","label":"Two\nlines \u202Eturned","traits":["header"],"#
        + #""spoken":"Two\nlines \u202Eturned, heading","frame":[69,300.25,252,24],"#
        + ##""inSight":true,"contrast":{"ratio":2.19,"required":3,"foreground":"#FFFFFF","##
        + ##""background":"#FF9230"}},"##
        + #"{"name":"field[0]","label":"Email","value":"a@b.c","#
        + #""traits":["textField","isEditing"],"hint":"For the receipt","#
        + #""actions":["Clear text","Paste"],"announced":true,"#
        + #""spoken":"Email, a@b.c, text field, is editing, For the receipt","#
        + #""frame":[69,340,252,44],"inSight":false}]}"#)
  }
}

/// Apple's letter spacing for the system face (transcribed from the Human Interface Guidelines;
/// facts: tracking).
enum Tracking {
  /// Spacing in points at a font size, linear between the table's sizes.
  static func points(at size: Double) -> Double {
    guard let last = table.last, let first = table.first else { return 0 }
    if size >= last.size { return 0 }
    if size <= first.size { return first.thousandths * size / 1000 }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      let part = (size - low.size) / (high.size - low.size)
      let thousandths = low.thousandths + (high.thousandths - low.thousandths) * part
      return thousandths * size / 1000
    }
    return 0
  }

  /// Size in points, spacing in 1/1000 em.
  private static let table: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13),
    (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2),
    (76, 1), (80, 0),
  ]
}

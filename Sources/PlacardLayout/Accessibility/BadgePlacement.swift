import PlacardGraphics

/// Finds a place beside each box for its number, so that no number lies on another and as few as
/// possible on other boxes.
struct BadgePlacement {
  /// What numbers must stay inside, in points.
  let bounds: Rect
  /// The boxes in the order of their numbers.
  let boxes: [Rect]
  let direction: LayoutDirection

  /// Between a box and its number, and between two numbers, in points.
  private static let gap = 2.0

  /// The numbers' frames; `nil` where there is no room left at all.
  ///
  /// - Parameters:
  ///   - sizes: the number's sizes in points, one a box.
  func frames(_ sizes: [Size]) -> [Rect?] {
    var taken: [Rect] = []
    return zip(boxes, sizes).enumerated().map { index, pair in
      let (box, size) = pair
      func free(_ places: [Rect]) -> [Rect] {
        places.filter { place in
          bounds.contains(place)
            && taken.allSatisfy { $0.inset(by: -Self.gap).intersection(place).isEmpty }
        }
      }
      let costs = free(candidates(box, size)).map { (covered(by: $0, except: index), $0) }
      // Of several with the least cost the first.
      let frame = costs.min { $0.0 < $1.0 }?.1 ?? free(shelf(size)).first
      if let frame { taken.append(frame) }
      return frame
    }
  }

  /// How much of other boxes a number hides.
  private func covered(by frame: Rect, except index: Int) -> Double {
    boxes.indices.reduce(0) { sum, other in
      guard other != index else { return sum }
      let hidden = boxes[other].intersection(frame)
      return sum + hidden.width * hidden.height
    }
  }

  /// Beside the box at the leading and the trailing side, then on its corners.
  private func candidates(_ box: Rect, _ size: Size) -> [Rect] {
    // Beside the first line of a high box, in the middle of any other.
    let y =
      box.height > 3 * size.height ? box.minY : box.minY + (box.height - size.height) / 2
    let left = Rect(box.minX - Self.gap - size.width, y, size.width, size.height)
    let right = Rect(box.maxX + Self.gap, y, size.width, size.height)
    let corners = [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY),
      Point(box.maxX, box.maxY),
    ].map { Rect(center: $0, size: size) }
    return direction == .leftToRight
      ? [left, right] + corners
      : [right, left, corners[1], corners[0], corners[3], corners[2]]
  }

  /// Rows of places down the two sides of the picture, for boxes that lie on each other.
  private func shelf(_ size: Size) -> [Rect] {
    let step = size.height + Self.gap
    let count = max(0, Int((bounds.height / step).rounded(.down)))
    return (0..<count).flatMap { row -> [Rect] in
      let y = bounds.minY + Double(row) * step
      return [bounds.minX, bounds.maxX - size.width].map { Rect($0, y, size.width, size.height) }
    }
  }
}

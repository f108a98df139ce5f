/** A place in the picture, in px. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in the picture, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An element that gets a mark. */
export interface Marked {
  box: Box;
  /** Whether the element is only seen by its content: a line along its side then shows how far it reaches. */
  isGroup: boolean;
}

/** The middle of a mark, and the end of its straight line, just outside the element. */
export interface Mark {
  at: Point;
  end: Point;
  /** The side of a group, from end to end. */
  along?: [Point, Point] | undefined;
}

/** The distance from the middle of a mark to the content, and between the middles of two marks. */
const DISTANCE_PX = 24;
/** From the end of a line to its element, and between lines. */
const GAP_PX = 4;
/** Covering something costs as much as a line of this length, in px. */
const PRICE = { content: 300, mark: 200 };
/** Where along a side a line may end, the middle first. */
const PLACES = [1 / 2, 3 / 8, 5 / 8, 1 / 4, 3 / 4, 1 / 8, 7 / 8, 1 / 16, 15 / 16];

/**
 * Places a mark for each element outside all content, straight above, below or beside the element: where the line is shortest
 * and covers neither other content nor another mark.
 */
export function placeMarks(elements: Marked[], content: Box[]): Mark[] {
  const around = grown(union([...elements.map(({ box }) => box), ...content]), DISTANCE_PX);
  const marks = new Map<Marked, Mark>();
  // Small elements have fewer places.
  for (const element of elements.toSorted((one, other) => areaOf(one.box) - areaOf(other.box))) {
    const { box } = element;
    const others = content.filter((other) => !isWithin(other, box) && !isWithin(box, other));
    const placed = [...marks.values()].flatMap(boxesOf);
    const costs = candidates(element, around).map((mark, index) => {
      const { at, end } = mark;
      const lengthPx = Math.abs(at.x - end.x) + Math.abs(at.y - end.y);
      const covered = others.filter((other) => overlap(other, boxOf(at, end)));
      const hit = boxesOf(mark).flatMap((own) => placed.filter((other) => overlap(own, other)));
      // Places in the middle come first.
      const price = index + covered.length * PRICE.content + hit.length * PRICE.mark;
      return { mark, cost: lengthPx + price };
    });
    marks.set(element, costs.reduce((best, one) => (one.cost < best.cost ? one : best)).mark);
  }
  return elements.flatMap((element) => marks.get(element) ?? []);
}

/** The places above, beside and below an element. */
function candidates({ box, isGroup }: Marked, around: Box): Mark[] {
  const { left, top, right, bottom } = grown(box, GAP_PX);
  return PLACES.flatMap((place) => {
    const x = left + (right - left) * place;
    const y = top + (bottom - top) * place;
    const inColumn = (at: number, end: number): Mark => ({
      at: { x, y: at },
      end: { x, y: end },
      along: isGroup
        ? [
            { x: left, y: end },
            { x: right, y: end },
          ]
        : undefined,
    });
    const inRow = (at: number, end: number): Mark => ({
      at: { x: at, y },
      end: { x: end, y },
      along: isGroup
        ? [
            { x: end, y: top },
            { x: end, y: bottom },
          ]
        : undefined,
    });
    return [
      inColumn(around.top, top),
      inRow(around.left, left),
      inRow(around.right, right),
      inColumn(around.bottom, bottom),
    ];
  });
}

/** The room of a mark, of its line, and of the side of a group. */
const boxesOf = ({ at, end, along }: Mark): Box[] => [
  grown(boxOf(at, at), DISTANCE_PX / 2),
  grown(boxOf(at, end), GAP_PX / 2),
  ...(along ? [boxOf(...along)] : []),
];

const boxOf = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

export const union = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

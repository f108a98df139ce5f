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

/** The middle of a mark, and the end of its line, just outside the element. */
export interface Mark {
  at: Point;
  end: Point;
  /** The side of a group, from end to end. */
  along?: [Point, Point] | undefined;
}

/** From the middle of a mark to the content, and at least to the middle of another mark. */
const DISTANCE_PX = 24;
/** From the middle of a mark at least to the line of another one. */
const LINE_DISTANCE_PX = 14;
/** From the end of a line to its element. */
const END_PX = 4;
/** What a line pays, in px of its length. */
const PRICE = {
  crossedBox: 160,
  crossedLine: 400,
  crossedSide: 100,
  sharedEnd: 60,
  shift: 1.5,
  corner: 4,
};
const SIDES = ['top', 'left', 'right', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/**
 * Places a mark for each element outside all content, so that no mark covers another mark or the content. The lines are short
 * and straight where they can be, and avoid other content and other lines.
 */
export function placeMarks(elements: Marked[], content: Box[]): Mark[] {
  const around = union([...elements.map(({ box }) => box), ...content]);
  const marks = new Map<Marked, Mark>();
  // Small elements have fewer places.
  const bySize = [...elements].sort((one, other) => areaOf(one.box) - areaOf(other.box));
  for (const element of bySize) {
    const { box } = element;
    const others = content.filter((other) => !isWithin(other, box) && !isWithin(box, other));
    const placed = [...marks.values()];
    let [best, least] = [undefined as Mark | undefined, Number.POSITIVE_INFINITY];
    for (const [mark, price] of candidates(element, around)) {
      if (placed.some(({ at }) => distance(at, mark.at) < DISTANCE_PX)) continue;
      const cost = price + costOf(mark, others, placed);
      if (cost < least) [best, least] = [mark, cost];
    }
    if (best) marks.set(element, best);
  }
  return elements.flatMap((element) => marks.get(element) ?? []);
}

/** The possible marks on each side, straight before an end or moved along the side, with the price of each. */
function candidates({ box, isGroup }: Marked, around: Box): [Mark, number][] {
  const outside = grown(box, END_PX);
  const places = grown(around, DISTANCE_PX);
  return SIDES.flatMap((side) => {
    const along = isGroup ? sideOf(outside, side) : undefined;
    return endsAt(outside, side).flatMap((end, index) =>
      SHIFTS.flatMap((shift): [Mark, number][] => {
        const at = isRow(side)
          ? { x: end.x + shift, y: places[side] }
          : { x: places[side], y: end.y + shift };
        const price = Math.abs(shift) * PRICE.shift + index * PRICE.corner;
        return isIn(at, places) ? [[{ at, end, along }, price]] : [];
      }),
    );
  });
}

const SHIFTS = Array.from({ length: 29 }, (_, index) => ((index - 14) * DISTANCE_PX) / 2);

const isRow = (side: Side) => side === 'top' || side === 'bottom';

/** The ends of a side. */
function sideOf({ left, top, right, bottom }: Box, side: Side): [Point, Point] {
  const [x1, x2] =
    side === 'left' ? [left, left] : side === 'right' ? [right, right] : [left, right];
  const [y1, y2] =
    side === 'top' ? [top, top] : side === 'bottom' ? [bottom, bottom] : [top, bottom];
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** Places on a side where a line may end: the middle first. */
function endsAt(box: Box, side: Side): Point[] {
  const [from, to] = sideOf(box, side);
  const length = distance(from, to);
  const inset = Math.min(DISTANCE_PX / 2, length / 2) / length;
  return [1 / 2, 1 / 4, 3 / 4, inset, 1 - inset].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
}

function costOf({ at, end, along }: Mark, others: Box[], placed: Mark[]): number {
  const boxes = others.filter((box) => crosses(at, end, box)).length;
  const lines = placed.filter(
    (mark) =>
      cross(at, end, mark.at, mark.end) ||
      toLine(mark.at, at, end) < LINE_DISTANCE_PX ||
      toLine(at, mark.at, mark.end) < LINE_DISTANCE_PX ||
      (along && toLine(mark.end, ...along) < END_PX),
  ).length;
  const sides = placed.filter(
    (mark) =>
      (along && cross(...along, mark.at, mark.end)) ||
      (mark.along && cross(...mark.along, at, end)),
  ).length;
  const ends = placed.filter((mark) => distance(mark.end, end) < LINE_DISTANCE_PX).length;
  return (
    distance(at, end) +
    boxes * PRICE.crossedBox +
    lines * PRICE.crossedLine +
    sides * PRICE.crossedSide +
    ends * PRICE.sharedEnd
  );
}

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

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a point is from a line. */
function toLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return distance(point, { x: from.x + nearest * x, y: from.y + nearest * y });
}

/** Whether two lines cross. */
function cross(from: Point, to: Point, otherFrom: Point, otherTo: Point): boolean {
  const turn = (one: Point, two: Point, three: Point) =>
    Math.sign((two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x));
  return (
    turn(from, to, otherFrom) !== turn(from, to, otherTo) &&
    turn(otherFrom, otherTo, from) !== turn(otherFrom, otherTo, to)
  );
}

/** Whether a line leads through a box. */
const crosses = (from: Point, to: Point, { left, top, right, bottom }: Box) =>
  cross(from, to, { x: left, y: top }, { x: right, y: bottom }) ||
  cross(from, to, { x: left, y: bottom }, { x: right, y: top });

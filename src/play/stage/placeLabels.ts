/** In any one unit, such as pixels. */
export interface LabelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Label {
  /** The rectangle of the thing that the label names. */
  of: LabelRect;
  width: number;
  height: number;
}

interface Frame {
  width: number;
  height: number;
}

/** The share of the frame that all labels may cover together. */
const MOST_COVERED = 0.22;
/** Gap between two labels, and between a label and the frame's edge. */
const GAP = 2;
/** Things up to this many times as large as a label are not hidden by it. */
const SMALL = 8;
/** Steps in which a label looks for a free position: a third of its width, half its height. */
const STEP = { across: 1 / 3, down: 1 / 2 };

/**
 * A position for each label: inside the frame, over no other label, as near to its thing as possible, and
 * preferably beside things instead of over them, unless they are large. Null for one without any free position, and
 * for those that would hide too much of the room: on a phone a dozen labels covered a third of it. `things`: also
 * those without a label.
 */
export function placeLabels(
  labels: readonly Label[],
  frame: Frame,
  things: readonly LabelRect[] = labels.map(({ of }) => of),
): (LabelRect | null)[] {
  const placed = labels.map((): LabelRect | null => null);
  // Small things have few positions, and large ones are known without a name, so small ones come first.
  const order = labels
    .map((_, index) => index)
    .sort((one, other) => areaOf(labels, one) - areaOf(labels, other));
  let free = MOST_COVERED * frame.width * frame.height;
  for (const index of order) {
    const label = labels[index];
    if (!label || label.width * label.height > free) continue;
    const others = placed.filter((rect) => rect !== null);
    const small = things.filter(({ width, height }) => width * height < SMALL * label.width * label.height);
    const place = findPlace(label, { frame, others, small });
    placed[index] = place;
    if (place) free -= place.width * place.height;
  }
  return placed;
}

function areaOf(labels: readonly Label[], index: number): number {
  const { width = 0, height = 0 } = labels[index]?.of ?? {};
  return width * height;
}

interface Surroundings {
  frame: Frame;
  others: readonly LabelRect[];
  small: readonly LabelRect[];
}

function findPlace(label: Label, { frame, others, small }: Surroundings): LabelRect | null {
  let best: LabelRect | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const rect of placesFor(label, frame)) {
    const cost = costOf(rect, label, small);
    if (cost >= least || others.some((other) => overlap(rect, other, GAP) > 0)) continue;
    best = rect;
    least = cost;
  }
  return best;
}

/** Candidates next to the thing first, then all over the frame. */
function* placesFor({ of, width, height }: Label, frame: Frame): Generator<LabelRect> {
  if (width + 2 * GAP > frame.width || height + 2 * GAP > frame.height) return;
  const inFrame = (x: number, y: number): LabelRect => ({
    x: within(GAP, x, frame.width - width - GAP),
    y: within(GAP, y, frame.height - height - GAP),
    width,
    height,
  });
  const [middle, center] = [of.x + of.width / 2 - width / 2, of.y + of.height / 2 - height / 2];
  yield inFrame(middle, of.y + of.height + GAP);
  yield inFrame(middle, of.y + of.height - height);
  yield inFrame(middle, of.y - height - GAP);
  yield inFrame(middle, center);
  yield inFrame(of.x - width - GAP, center);
  yield inFrame(of.x + of.width + GAP, center);
  for (let y = GAP; y + height + GAP <= frame.height; y += height * STEP.down)
    for (let x = GAP; x + width + GAP <= frame.width; x += width * STEP.across) yield inFrame(x, y);
}

/** The distance to its thing, plus a penalty for hiding small things. */
function costOf(rect: LabelRect, { of }: Label, small: readonly LabelRect[]): number {
  const across = Math.max(0, of.x - rect.x - rect.width, rect.x - of.x - of.width);
  const down = Math.max(0, of.y - rect.y - rect.height, rect.y - of.y - of.height);
  const aside = Math.abs(rect.x + rect.width / 2 - of.x - of.width / 2);
  const hidden = small.reduce(
    (sum, thing) => sum + overlap(rect, thing) / Math.max(1, thing.width * thing.height),
    0,
  );
  return Math.hypot(across, down) + aside / 8 + 2 * hidden * rect.height;
}

function overlap(one: LabelRect, other: LabelRect, gap = 0): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) + gap;
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) + gap;
  return Math.max(0, across) * Math.max(0, down);
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

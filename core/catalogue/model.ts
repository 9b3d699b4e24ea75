/** The palette's groups (SPEC §9). */
export const ITEM_TAGS = ['Doors', 'Keys', 'Storage', 'Decorations', 'Electronics'] as const;
export type ItemTag = (typeof ITEM_TAGS)[number];

/** Where a thing stands or hangs, so that the editor can place it sensibly. */
export const ANCHORS = ['floor', 'wall', 'ceiling', 'top'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** The place in the palette of what was given none. */
export const LAST_PLACE = 1_000_000;

/** A point in percent of the stage's width (x) and height (y). */
export interface Position {
  x: number;
  y: number;
}

/** The part of a picture that answers a click, in percent of the picture's width and height. */
export interface HitBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where other things stand on a thing: how far down, from where, how wide, in percent of its picture's width and height. */
export interface Top {
  x: number;
  y: number;
  width: number;
}

/** One colour of an item: the stable addresses of its two pictures (R11). */
export interface Variant {
  default: string;
  opened: string;
}

export type Variants = Readonly<Record<string, Variant>>;

/** One thing of the item catalogue, as stored in the collection `items` (SPEC §3). */
export interface CatalogueEntry {
  /** Stable for ever (R11): rooms and picture addresses hold it. */
  id: string;
  name: string;
  tag: ItemTag;
  /** Width a new item takes, in percent of the stage's width. */
  width: number;
  /** Height of the picture by its width. */
  aspect: number;
  hitBox: HitBox;
  anchor: Anchor;
  /** Top-left corner a new item takes. */
  defaultPosition: Position;
  /** By colour; the first one is what a new item takes. */
  variants: Variants;
  /** The colours from the first on, since Firestore keeps no order of a map's keys. */
  colorOrder: readonly string[];
  isContainer: boolean;
  /** Of a container that tells it: the part of its picture in which what is found in it is shown, its foot at this part's. */
  holds?: HitBox;
  isLockable: boolean;
  /** The pack the entry is sold in; `basic` comes with every plan. */
  collection: string;
  /** Its place in the palette, the lowest first. */
  order: number;
  is_active: boolean;
}

/** One background picture, as stored in the collection `backgrounds`. */
export interface BackgroundEntry {
  id: string;
  name: string;
  theme: string;
  /** By mood; the first one is the usual one. */
  moods: Readonly<Record<string, BackgroundMood>>;
  /** The moods from the usual one on, since Firestore keeps no order of a map's keys. */
  moodOrder: readonly string[];
  collection: string;
  /** Its place in the palette, the lowest first; a new room takes the first. */
  order: number;
  is_active: boolean;
}

export interface BackgroundMood {
  /** Stable address of the picture (R11). */
  uri: string;
  /** The room's light as `#rrggbb`; items are multiplied by it so that they sit in the room. */
  ambient: string;
}

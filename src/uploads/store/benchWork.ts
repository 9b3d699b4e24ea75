import type { PictureRefusal, TakenPicture } from '../../../core/calls/library/takePicture.ts';
import type { Anchor, BackgroundEntry, ItemTag, Variants } from '../../../core/catalogue/model.ts';
import { UPLOAD_LIMITS, type Upload, type UploadKind } from '../../../core/catalogue/upload.ts';
import { cutText } from '../../../core/util/cutText.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { ShareBox } from '../pixels/Pixels.ts';
import { NO_EDITS, type PictureEdits } from '../pixels/pictureEdits.ts';

/** A picture on the bench; its pixels are in the studio. */
export interface BenchPicture {
  id: string;
  /** Size of the decoded picture. */
  width: number;
  height: number;
  edits: PictureEdits;
  /** Former edits for undo, oldest first. */
  past: readonly PictureEdits[];
}

/** A look of a work: a new picture, or the address of a stored one. */
export type Look = { type: 'new'; picture: BenchPicture } | { type: 'kept'; uri: string };

export type LookState = 'default' | 'opened';

/**
 * The two looks of an item's colour; without an opened one it looks the same when open. For a background, its
 * picture in one mood, whose name is `color`.
 */
export interface ColorLooks {
  color: string;
  default: Look | null;
  opened: Look | null;
  /** A background's light as `#rrggbb`; null for the suggested one. */
  ambient: string | null;
}

/** The creator's description, for items and for backgrounds. */
export interface WorkFacts {
  name: string;
  tag: ItemTag;
  /** Percent of the stage's width. */
  width: number;
  anchor: Anchor;
  isContainer: boolean;
  isLockable: boolean;
  theme: string;
}

/** Longest name of a colour or mood. */
export const COLOR_LIMIT = 40;

export type WorkStep = 'cut' | 'describe' | 'try';

export type FailedReason = BackendErrorCode | PictureRefusal | 'emptyPicture';

export type WorkState =
  | { type: 'reading' }
  | { type: 'unreadable'; reason: 'unknownType' | 'tooLarge' | 'damaged' }
  | { type: 'open' }
  /** `share` (0 to 1) of its pictures has been sent. */
  | { type: 'sending'; share: number }
  | { type: 'failed'; reason: FailedReason }
  | { type: 'saved' };

/** One work on the bench, on its way from a file to an upload. */
export interface BenchWork {
  id: string;
  fileName: string;
  kind: UploadKind;
  state: WorkState;
  step: WorkStep;
  /** True if only the first of several frames is used. */
  isAnimated: boolean;
  /** The file, to retry reading it. */
  file: Blob | null;
  /** Original files of its new pictures, by picture id. */
  files: ReadonlyMap<string, Blob>;
  looks: readonly ColorLooks[];
  /** The active look. */
  at: { color: number; state: LookState };
  facts: WorkFacts;
  /** The upload that it changes; null for a new one. */
  upload: Upload | null;
}

/** Pictures already sent, by picture and edits, so that a retry does not send them twice. */
export type SentPictures = Map<string, TakenPicture>;

const NO_FACTS: WorkFacts = {
  name: '',
  tag: 'Decorations',
  width: 14,
  anchor: 'floor',
  isContainer: false,
  isLockable: false,
  theme: '',
};

/** The first colour's or mood's name, which is not shown while it is the only one. */
export const FIRST_COLOR: Record<UploadKind, string> = { item: 'plain', background: 'usual' };

/** Whether it has a name and no text is over its limit; otherwise it cannot be saved. */
export function isDescribed({ facts: { name, theme }, looks }: BenchWork): boolean {
  const isNamed = name.trim() !== '' && name.length <= UPLOAD_LIMITS.name;
  return (
    isNamed && theme.length <= UPLOAD_LIMITS.theme && looks.every(({ color }) => color.length <= COLOR_LIMIT)
  );
}

export function emptyLooks(color: string): ColorLooks {
  return { color, default: null, opened: null, ambient: null };
}

export function createWork(id: string, kind: UploadKind, file: File): BenchWork {
  return {
    id,
    fileName: file.name,
    kind,
    file,
    files: new Map(),
    state: { type: 'reading' },
    step: 'cut',
    isAnimated: false,
    looks: [emptyLooks(FIRST_COLOR[kind])],
    at: { color: 0, state: 'default' },
    facts: { ...NO_FACTS, name: nameOf(file.name) },
    upload: null,
  };
}

/** A work that changes an upload, whose pictures stay until replaced. */
export function createChange(upload: Upload): BenchWork {
  const { id, kind, entry } = upload;
  const looks = kind === 'item' ? looksOf(upload.entry.variants) : backgroundLooks(upload.entry);
  const facts =
    kind === 'item' ? itemFacts(upload.entry) : { ...NO_FACTS, name: entry.name, theme: upload.entry.theme };
  return {
    id,
    fileName: entry.name,
    kind,
    file: null,
    files: new Map(),
    state: { type: 'open' },
    step: 'describe',
    isAnimated: false,
    looks,
    at: { color: 0, state: 'default' },
    facts,
    upload,
  };
}

function looksOf(variants: Variants): readonly ColorLooks[] {
  return Object.entries(variants).map(([color, variant]) => ({
    color,
    ambient: null,
    default: { type: 'kept', uri: variant.default },
    opened: variant.opened === variant.default ? null : { type: 'kept', uri: variant.opened },
  }));
}

function backgroundLooks({ moods, moodOrder }: BackgroundEntry): readonly ColorLooks[] {
  const inOrder = [...new Set([...moodOrder, ...Object.keys(moods)])];
  return inOrder.flatMap((color) => {
    const mood = moods[color];
    if (!mood) return [];
    return [{ color, default: { type: 'kept', uri: mood.uri }, opened: null, ambient: mood.ambient }];
  });
}

function itemFacts({ name, tag, width, anchor, isContainer, isLockable }: Omit<WorkFacts, 'theme'>) {
  return { ...NO_FACTS, name, tag, width, anchor, isContainer, isLockable };
}

/** `old-umbrella_2.png` → `Old umbrella 2`. */
function nameOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  const name = cutText(words, UPLOAD_LIMITS.name);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

const STAGE_SHAPE = 16 / 9;

/** The largest part in the stage's shape, in the middle. */
export function stageCrop(width: number, height: number): ShareBox {
  const across = Math.min(1, (height * STAGE_SHAPE) / width);
  const down = Math.min(1, width / STAGE_SHAPE / height);
  return { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down };
}

/** The first edits of a new picture: a suggested cut, or the stage's shape. */
export function firstEdits(
  kind: UploadKind,
  { width, height }: { width: number; height: number },
  cuts: PictureEdits['cuts'],
): PictureEdits {
  if (kind === 'background') return { ...NO_EDITS, crop: stageCrop(width, height) };
  return { ...NO_EDITS, cuts };
}

/** The active look. */
export function lookAt({ looks, at }: BenchWork): Look | null {
  return looks[at.color]?.[at.state] ?? null;
}

/** The first look, shown in lists. */
export function firstLook({ looks }: BenchWork): Look | null {
  return looks[0]?.default ?? null;
}

/** The pictures that are not stored yet, each once. */
export function newPicturesOf({ looks }: Pick<BenchWork, 'looks'>): readonly BenchPicture[] {
  const pictures = looks
    .flatMap((look) => [look.default, look.opened])
    .flatMap((look) => (look?.type === 'new' ? [look.picture] : []));
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

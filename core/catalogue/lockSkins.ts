import { backgroundIdOf } from './pictureAddresses.ts';

/**
 * How the faces of locks look in rooms of a theme, and which of them it has drawn (K2); the others look as usual. What is
 * pressed and turned is the same everywhere.
 */
export const LOCK_SKINS = {
  /** Aboard ships between stars, and where machines are built. */
  neon: ['common', 'digits', 'wheels', 'directions', 'switches'],
  /** Below castles, in tombs and towers. */
  rune: ['common', 'digits', 'wheels', 'directions', 'switches'],
  /** Where children live and learn. */
  toy: ['common', 'digits', 'wheels', 'directions', 'switches'],
} as const;

export type LockSkin = keyof typeof LOCK_SKINS;

/** By the ids of backgrounds. */
export const SKINS_BY_BACKGROUND: Readonly<Record<string, LockSkin>> = {
  spaceship: 'neon',
  laboratory: 'neon',
  'machine-panel': 'neon',
  dungeon: 'rune',
  tomb: 'rune',
  'wizard-tower': 'rune',
  'childs-attic': 'toy',
  classroom: 'toy',
};

/** The skin of locks before a background, which the player sees anyway: it says nothing of the lock. Null for the usual look. */
export function lockSkinOf(background: string): LockSkin | null {
  const id = backgroundIdOf(background) ?? '';
  return Object.hasOwn(SKINS_BY_BACKGROUND, id) ? (SKINS_BY_BACKGROUND[id] ?? null) : null;
}

/** The folder of a face's pictures below `/art/locks`. */
export function lockFolder(face: string, skin: LockSkin | null): string {
  const isDrawn = skin !== null && LOCK_SKINS[skin].some((drawn) => drawn === face);
  return isDrawn ? `${face}-${skin}` : face;
}

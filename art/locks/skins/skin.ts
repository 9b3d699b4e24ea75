import type { LOCK_SKINS, LockSkin } from '../../../core/catalogue/lockSkins.ts';
import type { LockParts } from '../lockPart.ts';

/** The faces that a skin has drawn, each by its name; the compiler asks for just these. */
export type SkinOf<Skin extends LockSkin> = Readonly<Record<(typeof LOCK_SKINS)[Skin][number], LockParts>>;

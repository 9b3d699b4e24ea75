import {
  ArrowLeftRight,
  Binary,
  CaseSensitive,
  Clock,
  KeyRound,
  ListOrdered,
  LockKeyhole,
  type LucideIcon,
  Move,
  Music,
  Palette,
  Puzzle,
  Shapes,
  Spline,
  ToggleLeft,
} from 'lucide-react';
import type { LockKind } from './badgesOf.ts';

/** An icon for each kind of lock. */
export const LOCK_ICONS: Readonly<Record<LockKind, LucideIcon>> = {
  key: KeyRound,
  clicks: ListOrdered,
  text: CaseSensitive,
  digits: Binary,
  wheels: LockKeyhole,
  colours: Palette,
  directions: Move,
  clock: Clock,
  switches: ToggleLeft,
  symbols: Shapes,
  melody: Music,
  pattern: Spline,
  order: ArrowLeftRight,
  jigsaw: Puzzle,
};

import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';

/** Shown before the hider's name with a colon, so that the name needs no grammatical case. */
export const hidingPlaces: Readonly<Record<HidingPlace, string>> = {
  in: 'in',
  behind: 'hinter',
  under: 'unter',
};

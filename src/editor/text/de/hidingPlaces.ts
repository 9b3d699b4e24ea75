import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';

/** Before the name of what hides something, and a colon: it stands in no case then. */
export const hidingPlaces: Readonly<Record<HidingPlace, string>> = {
  in: 'in',
  behind: 'hinter',
  under: 'unter',
};

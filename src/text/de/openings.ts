import type { openingsText as en } from '../en/openings.ts';
import type { Translation } from '../inLanguages.ts';

export const openingsText: Translation<typeof en> = {
  opens: {
    opens: 'geht auf',
    creaks: 'geht knarrend auf',
    swings: 'schwingt auf',
    aside: 'schwingt zur Seite',
    slides: 'gleitet auf',
    springs: 'springt auf',
    lights: 'leuchtet auf',
    starts: 'erwacht',
    unfolds: 'entfaltet sich',
    back: 'klappt zurück',
    turns: 'dreht sich',
    changes: 'sieht jetzt anders aus',
  },
  shuts: {
    opens: 'geht wieder zu',
    creaks: 'geht knarrend zu',
    swings: 'schwingt zu',
    aside: 'schwingt zurück',
    slides: 'gleitet zu',
    springs: 'schnappt zu',
    lights: 'wird dunkel',
    starts: 'schläft ein',
    unfolds: 'faltet sich wieder',
    back: 'ist wie vorher',
    turns: 'bleibt stehen',
    changes: 'ist wie vorher',
  },
};

import type { Opening } from '../../../../core/catalogue/openings.ts';

/** Verbs for opening and closing, after the thing's name, by kind of opening. */
export const openingsText = {
  opens: {
    opens: 'opens',
    creaks: 'creaks open',
    swings: 'swings open',
    aside: 'swings aside',
    slides: 'slides open',
    springs: 'springs open',
    lights: 'lights up',
    starts: 'comes to life',
    unfolds: 'unfolds',
    back: 'folds back',
    turns: 'begins to turn',
    changes: 'looks different now',
  },
  shuts: {
    opens: 'closes again',
    creaks: 'creaks shut',
    swings: 'swings shut',
    aside: 'swings back',
    slides: 'slides shut',
    springs: 'snaps shut',
    lights: 'goes dark',
    starts: 'goes to sleep',
    unfolds: 'folds up again',
    back: 'is as it was before',
    turns: 'comes to rest',
    changes: 'is as it was before',
  },
  /** The state afterwards, for screen readers. */
  looks: {
    opens: 'open',
    creaks: 'open',
    swings: 'open',
    aside: 'swung aside',
    slides: 'open',
    springs: 'open',
    lights: 'lit',
    starts: 'on',
    unfolds: 'unfolded',
    back: 'folded back',
    turns: 'turning',
    changes: 'changed',
  },
} satisfies Readonly<Record<string, Readonly<Record<Opening, string>>>>;

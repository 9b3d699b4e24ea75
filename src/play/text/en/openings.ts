import type { Opening } from '../../../../core/catalogue/openings.ts';

/** How a thing opens or closes, after “It”. */
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
    changes: 'changes',
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
    back: 'folds down again',
    turns: 'comes to rest',
    changes: 'changes back',
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

import type { Opening } from '../../../../core/catalogue/openings.ts';

/** Verbs for opening and closing, after the thing's name, by kind of opening: in a form that fits one thing and several. */
export const openingsText = {
  opens: {
    opens: 'opened',
    creaks: 'creaked open',
    swings: 'swung open',
    aside: 'swung aside',
    slides: 'slid open',
    springs: 'sprang open',
    lights: 'lit up',
    starts: 'came to life',
    unfolds: 'unfolded',
    back: 'folded back',
    turns: 'began to turn',
    changes: 'changed',
  },
  shuts: {
    opens: 'closed again',
    creaks: 'creaked shut',
    swings: 'swung shut',
    aside: 'swung back',
    slides: 'slid shut',
    springs: 'snapped shut',
    lights: 'went dark',
    starts: 'went to sleep',
    unfolds: 'folded up again',
    back: 'folded down again',
    turns: 'came to rest',
    changes: 'changed back',
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

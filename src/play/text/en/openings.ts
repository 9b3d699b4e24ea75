import type { Opening } from '../../../../core/catalogue/openings.ts';

/** How a thing opened or closed, before a colon and its name: in a form that fits one thing and several. */
export const openingsText = {
  opens: {
    opens: 'Opened',
    creaks: 'Creaked open',
    swings: 'Swung open',
    aside: 'Swung aside',
    slides: 'Slid open',
    springs: 'Sprang open',
    lights: 'Lit up',
    starts: 'Came to life',
    unfolds: 'Unfolded',
    back: 'Folded back',
    turns: 'Began to turn',
    changes: 'Changed',
  },
  shuts: {
    opens: 'Closed again',
    creaks: 'Creaked shut',
    swings: 'Swung shut',
    aside: 'Swung back',
    slides: 'Slid shut',
    springs: 'Snapped shut',
    lights: 'Went dark',
    starts: 'Went to sleep',
    unfolds: 'Folded up again',
    back: 'Folded down again',
    turns: 'Came to rest',
    changes: 'Changed back',
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

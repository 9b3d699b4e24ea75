import { defineSemanticTokens } from '@chakra-ui/react';
import { palette } from './palette.ts';

const { dusk, brass, paper, wine, moss, ember, sky, ink } = palette;

/**
 * A colour for the evening (the default) and for the morning. Paper is always morning; the navigation and the
 * footer are always evening.
 */
type Pair = readonly [evening: string, morning: string];

/**
 * The colours that screens use. Pairs of `fg*` on `bg*` have WCAG AA's 4.5:1 in both themes, controls'
 * borders 3:1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: pairs({
      DEFAULT: [dusk[900], '#f6eddb'],
      /** The ground of every page. */
      page: [dusk[900], '#f6eddb'],
      /** Wells, and the space behind pictures. */
      deep: [dusk[950], '#eadcbf'],
      /** A sheet on the ground: panels, dialogs. */
      panel: ['#20244a', '#fffaf0'],
      /** Raised above a panel: menus, hovered rows. */
      raised: ['#2a2f5b', '#f4e8cf'],
      /** Sunk into a panel: fields, the inventory. */
      inset: ['#12142b', '#fffdf8'],
      /** Behind small pictures of things, between their lightest and darkest colours. */
      tile: ['#5f699f', '#98a0c0'],
      /** The selected or pressed one among quiet things. */
      chosen: [dusk[700], '#ecd9b0'],
      paper: [paper[100], paper[100]],
      subtle: ['#20244a', '#fffaf0'],
      muted: ['#2a2f5b', '#f4e8cf'],
      emphasized: [dusk[700], '#ecd9b0'],
      inverted: ['#f8f0de', '#261a2e'],
      error: [wine[900], wine[100]],
      warning: [ember[900], ember[100]],
      success: [moss[900], moss[100]],
      info: [sky[900], sky[100]],
    }),
    fg: pairs({
      DEFAULT: ['#f8f0de', '#261a2e'],
      muted: ['#c3c8e3', '#55465c'],
      /** The quietest text allowed. */
      subtle: ['#a2aad2', '#6a596d'],
      /** On a brass plate. */
      onAccent: [brass[950], brass[950]],
      onPaper: [paper[900], paper[900]],
      inverted: [dusk[950], '#fffaf0'],
      error: [wine[300], '#992138'],
      warning: [ember[300], ember[700]],
      success: [moss[300], '#1f5f3c'],
      info: [sky[300], sky[700]],
    }),
    border: pairs({
      /** Dividing lines. */
      DEFAULT: ['#3b4275', '#ddc9a2'],
      /** Around controls: 3:1 to the ground. */
      strong: ['#7480ba', '#8d7350'],
      muted: ['#2f3564', '#e8dabb'],
      subtle: ['#2f3564', '#e8dabb'],
      emphasized: [dusk[600], '#c9b183'],
      inverted: [paper[200], dusk[800]],
      error: [wine[500], wine[500]],
      warning: [ember[500], '#c9762f'],
      success: [moss[500], moss[500]],
      info: [sky[500], '#5c86c8'],
    }),
    /** The drawings' outline: 2 px around everything drawn or pressed. */
    ink: pairs({ DEFAULT: [ink, ink] }),
    glow: pairs({ DEFAULT: [palette.glow, palette.glow] }),
    /** Text and icons in brass. Areas filled with brass are plates. */
    accent: pairs({
      DEFAULT: [brass[300], '#7d4e0b'],
      fg: [brass[300], '#7d4e0b'],
      hover: [brass[200], '#5f3b08'],
    }),
    link: pairs({ DEFAULT: [brass[200], '#6f4408'] }),
    danger: pairs({ DEFAULT: [wine[600], wine[600]], fg: [wine[300], '#992138'] }),
    success: pairs({ DEFAULT: [moss[600], moss[600]], fg: [moss[300], '#1f5f3c'] }),
    warning: pairs({ DEFAULT: [ember[400], ember[500]], fg: [ember[300], ember[700]] }),
    focus: pairs({ DEFAULT: [brass[200], '#2f3f9e'], gap: [ink, '#fffaf0'] }),
    scrim: pairs({ DEFAULT: ['rgb(11 9 24 / 0.72)', 'rgb(38 26 46 / 0.55)'] }),
    brass: roles(brass, { contrast: brass[950], solid: brass[400] }),
    gray: roles(dusk, { contrast: dusk[950], solid: dusk[200] }),
    red: roles(wine, { contrast: '#ffffff', solid: wine[600] }),
    green: roles(moss, { contrast: '#ffffff', solid: moss[600] }),
    orange: roles(ember, { contrast: ember[950], solid: ember[400] }),
    blue: roles(sky, { contrast: '#ffffff', solid: sky[600] }),
  },
  shadows: {
    panel: pair([
      '0 1px 0 rgb(255 240 210 / 0.05) inset, 0 12px 32px -16px rgb(5 4 16 / 0.7)',
      '0 1px 0 #fff inset, 0 10px 24px -16px rgb(90 60 20 / 0.45)',
    ]),
    /** Things hanging on the wall; light comes from the top left. */
    hung: pair([
      '3px 5px 0 rgb(10 7 20 / 0.35), 8px 18px 28px -6px rgb(7 5 18 / 0.62)',
      '3px 5px 0 rgb(90 60 30 / 0.2), 8px 16px 24px -6px rgb(90 60 30 / 0.38)',
    ]),
    /** Things floating over the page. */
    lifted: pair([
      `0 2px 0 ${ink}, 0 24px 64px -12px rgb(4 3 14 / 0.75)`,
      `0 2px 0 ${ink}, 0 24px 56px -12px rgb(70 45 20 / 0.45)`,
    ]),
    inset: pair(['inset 0 2px 5px rgb(4 3 14 / 0.5)', 'inset 0 1px 4px rgb(90 60 20 / 0.22)']),
    /** Under a plate that sinks when pressed. */
    plate: pair([
      `0 3px 0 ${ink}, 0 8px 16px -4px rgb(5 4 16 / 0.5)`,
      `0 3px 0 ${ink}, 0 8px 14px -4px rgb(90 60 30 / 0.45)`,
    ]),
    xs: pair(['0 1px 2px rgb(5 4 16 / 0.5)', '0 1px 2px rgb(90 60 30 / 0.3)']),
    sm: pair(['0 2px 5px rgb(5 4 16 / 0.5)', '0 2px 5px rgb(90 60 30 / 0.3)']),
    md: pair(['0 6px 14px rgb(5 4 16 / 0.5)', '0 6px 14px rgb(90 60 30 / 0.3)']),
    lg: pair(['0 14px 30px rgb(5 4 16 / 0.55)', '0 14px 30px rgb(90 60 30 / 0.32)']),
    xl: pair(['0 22px 44px rgb(5 4 16 / 0.6)', '0 22px 44px rgb(90 60 30 / 0.35)']),
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
});

function pair([base, _morning]: Pair) {
  return { value: { base, _morning } };
}

function pairs<Name extends string>(colors: Readonly<Record<Name, Pair>>) {
  const entries = Object.entries<Pair>(colors).map(([name, colorPair]) => [name, pair(colorPair)]);
  return Object.fromEntries(entries) as Record<Name, ReturnType<typeof pair>>;
}

type Scale = Readonly<Record<100 | 200 | 300 | 500 | 700 | 800 | 900, string>>;

/** The eight parts of a `colorPalette` that Chakra's recipes use. */
function roles(scale: Scale, { contrast, solid }: { contrast: string; solid: string }) {
  return pairs({
    contrast: [contrast, contrast],
    solid: [solid, solid],
    fg: [scale[200], scale[700]],
    subtle: [scale[900], scale[100]],
    muted: [scale[800], scale[200]],
    emphasized: [scale[700], scale[300]],
    border: [scale[500], scale[500]],
    focusRing: [brass[200], '#2f3f9e'],
  });
}

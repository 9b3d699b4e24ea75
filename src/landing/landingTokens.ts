import { edges, materials, wallpapers } from '../app/theme/materials.ts';
import { palette } from '../app/theme/palette.ts';
import { semanticTokens } from '../app/theme/semanticTokens.ts';

interface Pair {
  value: { base: string; _morning: string };
}

/** The tokens used in `css/`; the page has no Chakra, but uses the same colours. */
const COLORS = ['bg', 'fg', 'border', 'accent', 'link', 'focus', 'success'] as const;
const SHADOWS = ['panel', 'hung', 'lifted', 'plate'] as const;

/** The theme's tokens as CSS variables: `--bg-page`, `--fg-muted`, `--shadow-hung`, `--brass-plate`. */
export function landingTokens(): string {
  const pairs = [
    ...COLORS.flatMap((group) => colorsOf(group)),
    ...SHADOWS.map((name) => [`shadow-${name}`, semanticTokens.shadows?.[name]] as [string, Pair]),
  ];
  const evening = pairs.map(([name, { value }]) => [name, value.base] as const);
  const morning = pairs.map(([name, { value }]) => [name, value._morning] as const);
  return [
    rule(':root', [...fixed(), ...evening, ['wallpaper', wallpapers.evening]]),
    rule(':root[data-theme=light], .morning', [...morning, ['wallpaper', wallpapers.morning]]),
    rule(':root .evening', [...evening, ['wallpaper', wallpapers.evening]]),
  ].join('\n');
}

function colorsOf(group: (typeof COLORS)[number]): [string, Pair][] {
  const named = Object.entries(semanticTokens.colors?.[group] ?? {}) as [string, Pair][];
  return named.map(([name, pair]) => [name === 'DEFAULT' ? group : `${group}-${name}`, pair]);
}

function fixed(): (readonly [string, string])[] {
  return [
    ['ink', palette.ink],
    ...Object.entries(palette.brass).map(([step, color]) => [`brass-${step}`, color] as const),
    ['brass-plate', materials.brass],
    ['brass-edge', edges.brass],
    ['enamel-plate', materials.enamel],
    ['enamel-edge', edges.enamel],
    ['paper-sheet', materials.paper],
    ['wood-board', materials.wood],
    ['nail', materials.nail],
  ];
}

function rule(selector: string, variables: readonly (readonly [string, string])[]): string {
  return `${selector}{${variables.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

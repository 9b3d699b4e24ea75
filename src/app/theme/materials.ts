/** Materials: plates to press, paper with text, wood that carries things, and the wallpaper. */
export const materials = {
  brass: 'linear-gradient(180deg, #fbe3a0 0%, #f0c761 46%, #e2ac42 47%, #cb8f30 100%)',
  enamel: 'linear-gradient(180deg, #4c57a0 0%, #3d4687 46%, #343c78 47%, #2b3266 100%)',
  wine: 'linear-gradient(180deg, #bb3a50 0%, #a92f45 46%, #982a3f 47%, #842537 100%)',
  moss: 'linear-gradient(180deg, #35795a 0%, #2a6b45 46%, #255f3d 47%, #1f5236 100%)',
  paper: `${grain({ size: [220, 220], frequency: '.035 .05', octaves: 4, seed: 4, matrix: '0 0 0 0 .45 0 0 0 0 .3 0 0 0 0 .12 0 0 0 .55 -.17', opacity: 0.34 })}, linear-gradient(135deg, #fbf2dc, #f3e4c4)`,
  wood: `${grain({ size: [640, 160], frequency: '.006 .16', octaves: 3, seed: 9, matrix: '0 0 0 0 .08 0 0 0 0 .03 0 0 0 0 .02 0 0 0 1.5 -.56', opacity: 0.62 })}, linear-gradient(180deg, #6b3d27, #55301f)`,
  /** The head of a brass nail or screw. */
  nail: 'radial-gradient(circle at 34% 30%, #fff3c8, #e2ac42 45%, #8f5e1c)',
} as const;

/** The edges of plates; light comes from the top left. */
export const edges = {
  brass: '0 2px 0 rgb(255 250 226 / 0.8) inset, 0 -3px 0 rgb(111 71 21 / 0.6) inset',
  enamel: '0 0 0 2px #dba23a inset, 0 4px 0 rgb(255 255 255 / 0.16) inset',
  plain: '0 2px 0 rgb(255 255 255 / 0.2) inset, 0 -3px 0 rgb(0 0 0 / 0.22) inset',
} as const;

/** A wallpaper of keyholes, faint enough to be written on. */
export const wallpapers = {
  evening: wallpaper('#8c96dc', { line: 0.075, hole: 0.06 }),
  morning: wallpaper('#a0742c', { line: 0.09, hole: 0.06 }),
} as const;

interface Grain {
  size: readonly [number, number];
  frequency: string;
  octaves: number;
  seed: number;
  matrix: string;
  opacity: number;
}

function grain({ size: [width, height], frequency, octaves, seed, matrix, opacity }: Grain): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><filter id='f'>` +
      `<feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='${octaves}' seed='${seed}' stitchTiles='stitch'/>` +
      `<feColorMatrix values='${matrix}'/></filter><rect width='100%' height='100%' filter='url(#f)' opacity='${opacity}'/></svg>`,
  );
}

function wallpaper(color: string, opacity: { line: number; hole: number }): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='88' height='132' fill='none' stroke='${color}' stroke-opacity='${opacity.line}' stroke-width='1.6'>` +
      "<path d='M44 0C44 26 4 38 4 66s40 40 40 66M44 0c0 26 40 38 40 66S44 106 44 132M0 66c0-28-40-40-40-66M88 66c0 28-44 40-44 66'/>" +
      `<g fill='${color}' fill-opacity='${opacity.hole}' stroke='none'>` +
      "<path d='M44 46a9 9 0 0 1 5 16.400l4 20.600h-18l4-20.600A9 9 0 0 1 44 46zM44 30l4 7-4 7-4-7zM44 88l4 7-4 7-4-7z'/>" +
      "<path d='M0 112a9 9 0 0 1 5 16.400V132h-5zM88 112a9 9 0 0 0-5 16.400V132h5zM0 0h6l3 17H0zM88 0h-6l-3 17h9z'/></g></svg>",
  );
}

function svgUrl(svg: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

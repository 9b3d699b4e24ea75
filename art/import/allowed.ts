/** The elements that an imported drawing may use: shapes and paint that every renderer draws the same. */
export const SHAPES: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'use',
]);

/** Elements that only describe the drawing; they are left out. */
export const NOTES: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Why some common elements are refused; all others are refused as unknown. */
export const REFUSED_ELEMENTS: Readonly<Record<string, string>> = {
  filter: 'filters are slow, and look different on other machines; soften by gradients',
  script: 'drawings hold no code',
  style: 'paint is written at the shapes themselves',
  text: 'fonts look different on other machines; turn text into paths',
  tspan: 'fonts look different on other machines; turn text into paths',
  font: 'fonts look different on other machines; turn text into paths',
  image: 'pixels cannot be recoloured; draw shapes',
  foreignObject: 'drawings hold shapes alone',
  mask: 'masks are slow; clip instead',
};

const GEOMETRY = 'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox transform offset id';
const PAINT =
  'fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
  'opacity fill-opacity stroke-opacity fill-rule clip-rule clip-path stop-color stop-opacity mix-blend-mode';
const GRADIENTS = 'gradientUnits gradientTransform spreadMethod clipPathUnits href xlink:href';

export const ATTRIBUTES: ReadonlySet<string> = new Set(`${GEOMETRY} ${PAINT} ${GRADIENTS}`.split(' '));
/** The properties read from a `style` attribute; programs write many others, which do not affect shapes. */
export const STYLE_PROPERTIES: ReadonlySet<string> = new Set(PAINT.split(' '));

/** Attributes without an effect on the picture are removed. */
export const IDLE_ATTRIBUTE =
  /^(?:xmlns|xml|inkscape|sodipodi|version|class|role|aria-|data-|enable-background)/;

/** Style properties that would change the picture through unsupported features. */
export const REFUSED_PROPERTY = /^(?:filter|mask|mask-.*|marker|marker-.*|backdrop-filter)$/;

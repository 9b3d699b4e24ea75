import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { defineItem, type Item } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import type { Stand } from '../../itemFacts.ts';
import * as mark from './plaques/marks.ts';
import {
  ARCHED,
  CHIPPED,
  drawCuts,
  drawPins,
  LOZENGE,
  type Material,
  METAL,
  PLANK,
  ROUND,
  SHIELD,
  type Shape,
  STONE,
  WOOD,
} from './plaques/materials.ts';
import * as shape from './plaques/shapes.ts';

/**
 * The content and material of a plaque. It is stored like a colour, so that a placed plaque can be changed.
 */
interface Face {
  mark: mark.Mark;
  material: Material;
}

interface Plaque {
  id: string;
  name: string;
  faces: Readonly<Record<string, Face>>;
  shape: Shape;
  stand: Stand;
  lockMaterial?: LockMaterial;
}

const LEFT: Stand = { width: 5.6, center: 36, foot: 40 };
const LOWER: Stand = { width: 5.6, center: 36, foot: 52 };
const RIGHT: Stand = { width: 5.6, center: 67, foot: 40 };

/**
 * The settings of the stones. They are neither bright nor dark, so that white and black stones are both
 * visible.
 */
const CASES = {
  stone: { ...STONE, field: '#9c8f82' },
  metal: { ...METAL, field: '#86a3b0' },
  wood: { ...WOOD, field: '#b58a68' },
};

/**
 * The material of the plaques with minutes. It differs from that of hours, which a phone is too small to tell
 * apart by the frame.
 */
const ENAMEL: Material = { ...METAL, field: '#f0e6cf', mark: '#28384a', edge: '#ffffff' };

/** Every value that a lock can ask for (K3), as plaques in stone, brass and wood, or in one of them. */
export const plaques: readonly Item[] = [
  ...inThree('sign', mark.SIGNS, [CHIPPED, ROUND, PLANK]),
  ...inThree('number', mark.NUMBERS, [ARCHED, LOZENGE, SHIELD]),
  ...inThree('arrow', mark.ARROWS, [shape.HEXAGON, shape.COMPASS, shape.SLICE]),
  ...inThree('colour', mark.COLOURS, [shape.QUATREFOIL, shape.CUSHION, shape.FRAME], CASES),
  ...inThree('note', mark.NOTES, [shape.TABLET, shape.CARTOUCHE, shape.BOARDS]),
  definePlaque({
    id: 'switch-plaque',
    name: 'Plaque with switch',
    faces: {
      ...facesOf(mark.SWITCHES, STONE, 'stone-'),
      ...facesOf(mark.SWITCHES, METAL, 'brass-'),
      ...facesOf(mark.SWITCHES, WOOD, 'wooden-'),
    },
    shape: shape.UPRIGHT,
    stand: LOWER,
  }),
  definePlaque({
    id: 'brass-hour',
    name: 'Brass plaque with hour hand',
    faces: facesOf(mark.HOUR_HANDS, METAL),
    shape: shape.TWELVE,
    stand: LEFT,
  }),
  definePlaque({
    id: 'brass-minute',
    name: 'Brass plaque with minute hand',
    faces: facesOf(mark.MINUTE_HANDS, ENAMEL),
    shape: shape.DIAL,
    stand: RIGHT,
  }),
];

function inThree(
  kind: string,
  marks: mark.Marks,
  [stone, brass, wooden]: readonly [Shape, Shape, Shape],
  materials = { stone: STONE, metal: METAL, wood: WOOD },
): Item[] {
  const { stone: rock, metal, wood } = materials;
  // Rooms hold pictures by the id, which was given before symbols were called so.
  const name = kind === 'sign' ? 'symbol' : kind;
  return [
    definePlaque({
      id: `stone-${kind}`,
      name: `Stone plaque with ${name}`,
      faces: facesOf(marks, rock),
      shape: stone,
      stand: LEFT,
      lockMaterial: 'stone',
    }),
    definePlaque({
      id: `brass-${kind}`,
      name: `Brass plaque with ${name}`,
      faces: facesOf(marks, metal),
      shape: brass,
      stand: LOWER,
      lockMaterial: 'brass',
    }),
    definePlaque({
      id: `wooden-${kind}`,
      name: `Wooden plaque with ${name}`,
      faces: facesOf(marks, wood),
      shape: wooden,
      stand: RIGHT,
      lockMaterial: 'wood',
    }),
  ];
}

function facesOf(marks: mark.Marks, material: Material, before = ''): Plaque['faces'] {
  return Object.fromEntries(
    Object.entries(marks).map(([name, drawn]) => [before + name, { mark: drawn, material }]),
  );
}

function definePlaque({ faces, shape: plate, ...facts }: Plaque): Item {
  return defineItem<Face>({
    ...facts,
    tag: 'Decorations',
    anchor: 'wall',
    size: [200, 200],
    margin: { top: 24, right: 32, bottom: 34, left: 20 },
    line: 9,
    seed: 240,
    realSize: { height: 10 },
    wear: 'none',
    palettes: faces,
    opens: false,
    draw(ink, face) {
      drawPlate(ink, face.material, plate);
      face.mark(ink, face.material, plate.signSize ?? 114);
    },
  });
}

function drawPlate(ink: Ink, material: Material, { outline, field, pins, cuts = [] }: Shape): void {
  const { color, fill, texture } = material;
  castShadow(ink, outline, { dx: 8, dy: 11, blur: 9, opacity: 0.45 });
  solid(ink, outline, color, {
    bevel: 9,
    fill,
    texture: () => {
      texture(ink);
      drawCuts(ink, cuts, color);
    },
  });
  recess(ink, field, material.field, { depth: 6 });
  if (material.pins) drawPins(ink, pins, material.pins);
}

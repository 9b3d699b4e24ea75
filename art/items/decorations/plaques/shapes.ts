import { curve, type Point, polar } from '../../../ink/path.ts';
import { oval, polyline, range, rect, soft, toothed } from '../../../ink/shapes.ts';
import type { Shape } from './materials.ts';

/** A hexagonal block. */
export const HEXAGON: Shape = {
  outline: soft(
    [
      [54, 8],
      [148, 11],
      [197, 98],
      [150, 190],
      [50, 193],
      [3, 103],
    ],
    10,
  ),
  field: soft(
    [
      [64, 27],
      [137, 28],
      [174, 100],
      [138, 172],
      [62, 173],
      [26, 102],
    ],
    8,
  ),
  signSize: 118,
  pins: [],
};

/** A compass card with eight points. */
export const COMPASS: Shape = {
  outline: toothed(100, 100, 84, 99, 8, 12),
  field: oval(100, 100, 69),
  signSize: 116,
  pins: range(4).map((i): Point => polar(100, 100, 84, i * 90)),
};

/** A slice of a trunk with its bark. */
export const SLICE: Shape = {
  outline: soft(
    range(15).map((i): Point => polar(100, 100, [98, 92, 97, 94, 96][i % 5] ?? 96, i * 24 - 8)),
    16,
  ),
  field: oval(101, 101, 75, 73),
  signSize: 116,
  pins: [],
  cuts: [polyline([176, 92], [198, 88]), polyline([34, 158], [22, 172])],
};

/** Four round leaves, as in a church window. */
export const QUATREFOIL: Shape = {
  outline: curve(
    'M46 46C46 -12 154 -12 154 46C212 46 212 154 154 154C154 212 46 212 46 154C-12 154 -12 46 46 46Z',
  ),
  field: oval(100, 100, 68),
  signSize: 104,
  pins: [],
};

/** A cushion, as for a jewel. */
export const CUSHION: Shape = {
  outline: rect(6, 6, 188, 188, 62),
  field: oval(100, 100, 68),
  signSize: 104,
  pins: [
    [34, 34],
    [166, 34],
    [34, 166],
    [166, 166],
  ],
};

/** A frame with mitred corners. */
export const FRAME: Shape = {
  outline: rect(9, 9, 182, 182, 5),
  field: rect(37, 37, 126, 126, 4),
  signSize: 104,
  pins: [],
  cuts: [
    polyline([9, 9], [40, 40]),
    polyline([191, 9], [160, 40]),
    polyline([9, 191], [40, 160]),
    polyline([191, 191], [160, 160]),
  ],
};

/** A tablet with rounded shoulders. */
export const TABLET: Shape = {
  outline: curve('M7 194L10 38Q30 38 36 14Q68 2 100 2Q132 2 164 14Q170 38 191 38L194 194Q100 200 7 194Z'),
  field: curve('M26 176L28 54Q47 50 51 27Q76 18 100 18Q124 18 149 27Q153 50 172 54L174 176Z'),
  pins: [],
};

/** A plate with concave corners. */
export const CARTOUCHE: Shape = {
  outline: curve(
    'M36 8L164 8C164 26 174 36 192 36L192 166C174 166 164 176 164 194L36 194C36 176 26 166 8 166L8 36C26 36 36 26 36 8Z',
  ),
  field: rect(29, 30, 142, 142, 12),
  pins: [
    [100, 19],
    [100, 183],
  ],
};

/** Two boards of a crate. */
export const BOARDS: Shape = {
  outline: soft(
    [
      [5, 17],
      [187, 12],
      [195, 60],
      [189, 98],
      [197, 140],
      [190, 188],
      [12, 193],
      [3, 150],
      [10, 104],
      [2, 62],
    ],
    6,
  ),
  field: rect(24, 30, 150, 144, 9),
  pins: [
    [15, 32],
    [183, 30],
    [17, 178],
    [183, 174],
  ],
};

/** An upright plate, as tall as a switch. */
export const UPRIGHT: Shape = {
  outline: rect(24, 3, 152, 194, 34),
  field: rect(48, 26, 104, 150, 26),
  signSize: 118,
  pins: [
    [100, 15],
    [100, 187],
  ],
};

/** A rim with twelve points, one for each hour. */
export const TWELVE: Shape = {
  outline: toothed(100, 100, 89, 99, 12, 9),
  field: oval(100, 100, 75),
  signSize: 134,
  pins: [],
};

/** A round dial in a square plate. */
export const DIAL: Shape = {
  outline: rect(5, 5, 190, 190, 20),
  field: oval(100, 100, 79),
  signSize: 134,
  pins: [
    [22, 22],
    [178, 22],
    [22, 178],
    [178, 178],
  ],
};

import { curve, type Path } from '../../../ink/path.ts';

/** The lands of the half that faces the room, on a ball of radius 104 around 140, 140. */
export const CONTINENTS: readonly Path[] = [
  // North America, with the gulf and the neck of land to the south
  curve(
    'M44 96C52 76 70 60 92 52C104 46 120 50 126 58C116 62 122 70 130 74C122 84 116 88 112 96C106 104 108 110 104 114' +
      'C98 110 90 112 88 118C90 126 98 128 102 134C94 136 84 130 78 120C72 110 62 108 58 100C54 96 48 98 44 96Z',
  ),
  // South America
  curve(
    'M100 138C112 134 124 142 132 152C142 158 140 170 132 180C126 190 122 204 112 222' +
      'C106 230 100 224 102 212C102 196 92 184 88 170C84 156 90 144 100 138Z',
  ),
  // Greenland
  curve('M132 46C142 40 158 42 158 50C156 60 146 66 140 64C134 60 132 52 132 46Z'),
  // Europe and the west of Asia
  curve(
    'M176 78C182 66 196 58 208 62C222 70 234 84 240 102C234 108 224 102 216 106C208 104 206 96 200 98' +
      'C196 106 186 108 180 104C174 100 182 92 176 78Z',
  ),
  // Africa, with the gulf in the west and the horn in the east
  curve(
    'M174 116C186 108 204 112 216 116C224 120 226 130 236 136C234 146 222 150 218 164' +
      'C216 182 206 198 196 202C188 196 190 178 184 166C180 158 166 160 162 148C158 136 164 122 174 116' +
      'Z',
  ),
];

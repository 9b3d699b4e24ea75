import { defineLayerStyles } from '@chakra-ui/react';
import { layerStyles as chakraLayerStyles } from '@chakra-ui/react/theme';
import { edges, materials } from './materials.ts';

/** Materials by name, e.g. `layerStyle="brassPlate"`; each brings its own text colour. */
export const layerStyles = {
  ...chakraLayerStyles,
  ...defineLayerStyles({
    brassPlate: {
      value: {
        backgroundImage: materials.brass,
        color: 'brass.950',
        border: '2px solid {colors.ink}',
        boxShadow: edges.brass,
      },
    },
    enamelPlate: {
      value: {
        backgroundImage: materials.enamel,
        color: 'brass.50',
        border: '2px solid {colors.ink}',
        boxShadow: edges.enamel,
      },
    },
    woodBoard: { value: { background: materials.wood, color: 'paper.100' } },
    /** What is told. With the class `morning`, whose colours are made for it; the component `Paper` has both. */
    paperSheet: {
      value: {
        background: materials.paper,
        color: 'fg.onPaper',
        border: '2px solid {colors.ink}',
        boxShadow: '{shadows.hung}, inset 0 0 40px rgb(160 110 40 / 0.22)',
      },
    },
  }),
};

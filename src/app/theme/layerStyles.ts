import { defineLayerStyles } from '@chakra-ui/react';
import { edges, materials } from './materials.ts';

/** Materials by name, e.g. `layerStyle="brassPlate"`; each sets its own text colour. */
export const layerStyles = defineLayerStyles({
  /** Chakra's own, which its recipes in use need. */
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
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
  /** A sheet of paper. Needs the class `morning` for its colours; the component `Paper` has both. */
  paperSheet: {
    value: {
      background: materials.paper,
      color: 'fg.onPaper',
      border: '2px solid {colors.ink}',
      boxShadow: '{shadows.hung}, inset 0 0 40px rgb(160 110 40 / 0.22)',
    },
  },
});

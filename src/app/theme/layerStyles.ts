import { defineLayerStyles, type SystemStyleObject } from '@chakra-ui/react';
import { edges, materials } from './materials.ts';

/** Materials by name, e.g. `layerStyle="brassPlate"`; each sets its own text colour. */
export const layerStyles = defineLayerStyles({
  /** Chakra's own layer styles that its recipes in use need. */
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  'indicator.bottom': indicator({ insetInline: '0', bottom: 'var(--indicator-offset-y, 0)', height: '2px' }),
  'indicator.end': indicator({
    insetBlock: '0',
    insetInlineEnd: 'var(--indicator-offset-x, 0)',
    width: '2px',
  }),
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

/** The line under the selected tab. */
function indicator(place: SystemStyleObject): { value: SystemStyleObject } {
  return {
    value: {
      position: 'relative',
      _before: { content: '""', position: 'absolute', background: 'colorPalette.solid', ...place },
    },
  };
}

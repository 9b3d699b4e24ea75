import { chakra, Grid, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import type { FaceType } from '../../../../core/lock/model.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';
import { FacePicture } from './FacePicture.tsx';

/** In the order in which they are offered. */
const TYPES: readonly FaceType[] = [
  ...(['text', 'digits', 'wheels', 'clock', 'directions', 'colours'] as const),
  ...(['symbols', 'switches', 'melody', 'pattern', 'order', 'jigsaw'] as const),
];

interface FaceChooserProps {
  type: FaceType;
  onChoose: (type: FaceType) => void;
}

/** The twelve ways of entering an answer (K1): real radio buttons, so that arrow keys and readers know them. */
export function FaceChooser({ type, onChoose }: FaceChooserProps) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="650" mb="2">
        {faceEditorText.entered}
      </chakra.legend>
      <Grid templateColumns={{ base: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)' }} gap="2">
        {TYPES.map((each) => {
          return (
            <Tile key={each}>
              <VisuallyHidden asChild>
                <input type="radio" name={name} checked={each === type} onChange={() => onChoose(each)} />
              </VisuallyHidden>
              <FacePicture type={each} />
              {faceEditorText.faces[each]}
            </Tile>
          );
        })}
      </Grid>
    </chakra.fieldset>
  );
}

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '16',
    px: '1',
    py: '2',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'border',
    bg: 'bg.inset',
    textStyle: 'xs',
    fontWeight: '650',
    textAlign: 'center',
    lineHeight: '1.2',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'bg.raised' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

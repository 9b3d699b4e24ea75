import { chakra, Grid, VisuallyHidden } from '@chakra-ui/react';
import {
  ArrowDownUp,
  CaseSensitive,
  Clock,
  Grid3x3,
  type LucideIcon,
  Move,
  Music,
  Palette,
  Puzzle,
  Shapes,
  SlidersVertical,
  ToggleLeft,
  Waypoints,
} from 'lucide-react';
import { useId } from 'react';
import type { FaceType } from '../../../../core/lock/model.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';

/** In the order in which they are offered. */
export const FACE_ICONS: Readonly<Record<FaceType, LucideIcon>> = {
  text: CaseSensitive,
  digits: Grid3x3,
  wheels: SlidersVertical,
  clock: Clock,
  directions: Move,
  colours: Palette,
  symbols: Shapes,
  switches: ToggleLeft,
  melody: Music,
  pattern: Waypoints,
  order: ArrowDownUp,
  jigsaw: Puzzle,
};

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
        {(Object.keys(FACE_ICONS) as FaceType[]).map((each) => {
          const Icon = FACE_ICONS[each];
          return (
            <Tile key={each}>
              <VisuallyHidden asChild>
                <input type="radio" name={name} checked={each === type} onChange={() => onChoose(each)} />
              </VisuallyHidden>
              <Icon aria-hidden />
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
    '& svg': { boxSize: '6', color: 'fg.muted' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'bg.raised', '& svg': { color: 'accent.fg' } },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { faceEditorText } from '../text/faceEditor.ts';
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
  const tiles = useChosenInSight();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="650" mb="2">
        {faceEditorText.entered}
      </chakra.legend>
      <Tiles ref={tiles}>
        {TYPES.map((each) => {
          return (
            <Tile key={each} data-chosen={each === type || undefined}>
              <VisuallyHidden asChild>
                <input type="radio" name={name} checked={each === type} onChange={() => onChoose(each)} />
              </VisuallyHidden>
              <FacePicture type={each} />
              {faceEditorText.faces[each]}
            </Tile>
          );
        })}
      </Tiles>
    </chakra.fieldset>
  );
}

/** In the strip the chosen one may lie beyond its end. */
function useChosenInSight() {
  const strip = useRef<HTMLDivElement>(null);
  // Not before it has a place: the dialog opens with its own effect.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[data-chosen]');
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return strip;
}

/** A strip that scrolls sideways where there is little height: the lock itself stays in sight below. */
const Tiles = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '5.75rem',
    gap: '2',
    overflowX: 'auto',
    marginInline: '-3',
    paddingInline: '3',
    paddingBlock: '1',
    '@media (min-width: 48rem) and (min-height: 501px)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, 1fr)',
      overflowX: 'visible',
      margin: '0',
      padding: '0',
    },
  },
});

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
    '&[data-chosen]': { borderColor: 'accent', bg: 'bg.raised' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { FacePicture } from './FacePicture.tsx';

/** The faces in the order in which they are offered. */
const TYPES: readonly FaceType[] = [
  ...(['text', 'digits', 'wheels', 'clock', 'directions', 'colours'] as const),
  ...(['symbols', 'switches', 'melody', 'pattern', 'order', 'jigsaw'] as const),
];

interface FaceChooserProps {
  type: FaceType;
  onChoose: (type: FaceType) => void;
}

/** The twelve faces (K1) as real radio buttons, for arrow keys and screen readers. */
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

/** Scrolls the chosen face into view. */
function useChosenInSight() {
  const strip = useRef<HTMLDivElement>(null);
  // In an effect, since the strip has no size before the dialog has opened in its own effect.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[data-chosen]');
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return strip;
}

/** Scrolls sideways where there is little height, so that the lock below stays visible. */
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
    '@media (min-width: 768px) and (min-height: 501px)': {
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

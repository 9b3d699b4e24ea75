import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SegmentChoice<Value extends string> {
  value: Value;
  label: string;
  /** Replaces the label, which remains for screen readers. */
  icon?: ReactNode;
  /** The label's language, if it is not the page's. */
  lang?: string;
}

interface SegmentedControlProps<Value extends string> {
  /** Names the choice. */
  label: string;
  /** Whether the label is shown above; otherwise only screen readers get it. */
  isLabelShown?: boolean;
  value: Value;
  choices: readonly SegmentChoice<Value>[];
  /** Whether it has no brass, since among other controls that is for the main action. */
  isQuiet?: boolean;
  /** Fills the width of a narrow panel, where a scrolling row would hide choices. */
  isFitted?: boolean;
  /** Whether four choices stand two by two where a single row would hide the last ones. */
  isWrapped?: boolean;
  onChoose: (value: Value) => void;
}

/**
 * One of a few choices, side by side: real radio buttons, for arrow keys and screen readers. Narrow rows
 * scroll.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, isLabelShown = false, value, choices, onChoose } = props;
  const { isQuiet = false, isFitted = false, isWrapped = false } = props;
  const name = useId();
  return (
    <chakra.fieldset minWidth="0" containerType={isWrapped ? 'inline-size' : undefined}>
      {isLabelShown ? <Label>{label}</Label> : <VisuallyHidden as="legend">{label}</VisuallyHidden>}
      <Track data-wrapped={isWrapped || undefined}>
        {choices.map((choice) => (
          <Segment
            key={choice.value}
            data-chosen={choice.value === value || undefined}
            data-quiet={isQuiet || undefined}
            data-fitted={isFitted || undefined}
            lang={choice.lang}
            title={choice.icon === undefined ? undefined : choice.label}
          >
            <chakra.input
              type="radio"
              name={name}
              srOnly
              aria-label={choice.icon === undefined ? undefined : choice.label}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon ?? choice.label}
          </Segment>
        ))}
      </Track>
    </chakra.fieldset>
  );
}

const Label = chakra('legend', { base: { textStyle: 'sm', fontWeight: '650', marginBottom: '1.5' } });

const Track = chakra('div', {
  base: {
    display: 'flex',
    borderRadius: '12px',
    bg: 'bg.deep',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&[data-wrapped]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container (min-width: 32rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});

const Segment = chakra('label', {
  base: {
    position: 'relative',
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // As high as a field beside it; the pressed area reaches the edge, the painted one does not.
    minHeight: 'min(2.75rem, var(--press-size) + 0.5rem)',
    paddingX: { base: '3', md: '4' },
    borderRadius: '12px',
    border: '5px solid transparent',
    backgroundClip: 'padding-box',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '& svg': { boxSize: '5' },
    '&[data-fitted]': { flexShrink: '1', paddingX: '1.5' },
    '&[data-chosen]': {
      layerStyle: 'brassPlate',
      border: '5px solid transparent',
      backgroundClip: 'padding-box',
      boxShadow: 'inset 0 1px 0 rgb(255 250 226 / 0.8)',
      _hover: { color: 'brass.950' },
    },
    '&[data-quiet][data-chosen]': {
      backgroundImage: 'none',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'inset 0 0 0 2px {colors.border.strong}',
      _hover: { color: 'fg' },
    },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-4px' },
  },
});

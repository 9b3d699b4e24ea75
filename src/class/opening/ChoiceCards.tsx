import { chakra, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface CardChoice<Value extends string> {
  value: Value;
  title: string;
  /** Explains the choice in a few words. */
  text: string;
  icon: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly CardChoice<Value>[];
  onChoose: (value: Value) => void;
}

/** A choice of a few options that each need an explanation: radio buttons that look like cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, choices, onChoose } = props;
  const name = useId();
  return (
    <chakra.fieldset minWidth="0" width="full">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Grid gap="2.5" templateColumns={{ md: `repeat(${choices.length}, minmax(0, 1fr))` }}>
        {choices.map((choice) => (
          <Card key={choice.value} data-chosen={choice.value === value || undefined}>
            <chakra.input
              type="radio"
              name={name}
              srOnly
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon}
            <chakra.span minWidth="0" lineHeight="1.3">
              <Text as="span" display="block" fontWeight="650" textStyle="sm">
                {choice.title}
              </Text>
              <Text as="span" display="block" color="fg.muted" textStyle="xs">
                {choice.text}
              </Text>
            </chakra.span>
          </Card>
        ))}
      </Grid>
    </chakra.fieldset>
  );
}

const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingX: '3.5',
    paddingY: '2',
    borderRadius: 'md',
    bg: 'bg.inset',
    boxShadow: 'inset 0 0 0 1.5px {colors.border.strong}',
    cursor: 'pointer',
    '& svg': { boxSize: '5', flexShrink: '0' },
    _hover: { bg: 'bg.raised' },
    '&[data-chosen]': { bg: 'bg.chosen', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

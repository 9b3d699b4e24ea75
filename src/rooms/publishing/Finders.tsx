import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Globe, Link2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { publishingText } from '../text/publishing.ts';

interface FindersProps {
  /** Null until chosen: a room is never listed without its creator's choice. */
  isListed: boolean | null;
  onChoose: (isListed: boolean) => void;
}

/** Chooses who can find the room: everybody, or only people with the link. */
export function Finders({ isListed, onChoose }: FindersProps) {
  const name = useId();
  const text = publishingText;
  const choices = [
    { value: true, icon: <Globe />, title: text.everybody, help: text.everybodyHelp },
    { value: false, icon: <Link2 />, title: text.byLink, help: text.byLinkHelp },
  ];
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0">
      <chakra.legend fontWeight="650" p="0" mb="2">
        {text.whoFinds}
      </chakra.legend>
      <Flex direction="column" gap="2">
        {choices.map(({ value, ...choice }) => (
          <Choice
            key={choice.title}
            {...choice}
            group={name}
            isChosen={value === isListed}
            onChoose={() => onChoose(value)}
          />
        ))}
      </Flex>
      {isListed === null && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {text.chooseFinders}
        </Text>
      )}
    </chakra.fieldset>
  );
}

interface ChoiceProps {
  group: string;
  icon: ReactNode;
  title: string;
  help: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, icon, title, help, isChosen, onChoose }: ChoiceProps) {
  return (
    <Card data-chosen={isChosen || undefined}>
      <chakra.input type="radio" name={group} checked={isChosen} onChange={onChoose} srOnly />
      {icon}
      <Box minW="0" flex="1">
        <Text fontWeight="650">{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          {help}
        </Text>
      </Box>
      <Dot aria-hidden data-chosen={isChosen || undefined} />
    </Card>
  );
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingX: '3.5',
    paddingY: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.raised',
    cursor: 'pointer',
    '& svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
    _hover: { borderColor: 'border.strong' },
    '&[data-chosen]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&[data-chosen] svg': { color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '2px' },
  },
});

/** The mark of a radio button. */
const Dot = chakra('span', {
  base: {
    boxSize: '5',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.strong',
    '&[data-chosen]': {
      borderColor: 'accent',
      bg: 'accent',
      boxShadow: 'inset 0 0 0 3px {colors.bg.raised}',
    },
  },
});

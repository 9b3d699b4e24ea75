import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';

interface SegmentFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of two or three, side by side: real radio buttons, so that arrow keys and readers know them. */
export function SegmentField<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SegmentFieldProps<Value>) {
  const name = useId();
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="sm" fontWeight="600" mb="1.5">
        {label}
      </Text>
      <Flex
        bg="bg.inset"
        boxShadow="inset"
        borderRadius="md"
        p="1"
        gap="1"
        borderWidth="1px"
        borderColor="border"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.value}
            flex="1"
            textAlign="center"
            textStyle="sm"
            fontWeight="600"
            borderRadius="sm"
            px="2"
            minH={{ base: '10', md: '8' }}
            display="flex"
            alignItems="center"
            justifyContent="center"
            cursor="pointer"
            color="fg.muted"
            transition="background-color 140ms, color 140ms"
            _hover={{ color: 'fg' }}
            css={{
              '&:has(:checked)': { bg: 'dusk.700', color: 'brass.100' },
              '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              srOnly
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </chakra.label>
        ))}
      </Flex>
    </Box>
  );
}

import { Button, chakra, Field, Flex } from '@chakra-ui/react';
import { inventoryText } from '../../text/inventory.ts';

interface LightFieldProps {
  /** `#rrggbb`; null: as the picture suggests. */
  ambient: string | null;
  /** Null while the picture says nothing. */
  suggested: string | null;
  onChange: (ambient: string | null) => void;
}

/** The light of a room, by the platform's own choice of colours. */
export function LightField({ ambient, suggested, onChange }: LightFieldProps) {
  const { facts: words } = inventoryText.bench;
  return (
    <Field.Root>
      <Field.Label>{words.ambient}</Field.Label>
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.input
          type="color"
          aria-label={words.ambient}
          w="16"
          h="11"
          p="1"
          borderRadius="md"
          borderWidth="1.5px"
          borderColor="border.strong"
          bg="bg.inset"
          cursor="pointer"
          value={ambient ?? suggested ?? '#ffffff'}
          onChange={(event) => onChange(event.target.value)}
        />
        {ambient !== null && suggested !== null && (
          <Button variant="outline" size="sm" onClick={() => onChange(null)}>
            {words.suggest}
          </Button>
        )}
      </Flex>
      <Field.HelperText>{words.ambientHelp}</Field.HelperText>
    </Field.Root>
  );
}

import { Button, chakra, Flex } from '@chakra-ui/react';
import { FieldFrame } from '../../../shared/form/FieldFrame.tsx';
import { inventoryText } from '../../text/inventory.ts';

interface LightFieldProps {
  /** `#rrggbb`; null for the suggested one. */
  ambient: string | null;
  /** Null while there is no suggestion. */
  suggested: string | null;
  onChange: (ambient: string | null) => void;
}

/** A room's light, with the platform's own colour picker. */
export function LightField({ ambient, suggested, onChange }: LightFieldProps) {
  const { facts: words } = inventoryText.bench;
  return (
    <FieldFrame label={words.ambient} help={words.ambientHelp}>
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
    </FieldFrame>
  );
}

import { Button, chakra, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { isTooLong, tooLongError } from '../../shared/form/tooLong.ts';
import { libraryText } from '../../shared/text/library.ts';
import { catalogueText } from '../text/catalogue.ts';
import { toKeyName } from './toKeyName.ts';

interface KeyRowsProps<Value> {
  title: string;
  map: Readonly<Record<string, Value>>;
  order: readonly string[];
  onChange: (map: Readonly<Record<string, Value>>, order: readonly string[]) => void;
  /** Renders the fields of one entry. */
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/**
 * An item's colours or a background's moods, in order. The last one cannot be removed, and a new one is a
 * copy of it.
 */
export function KeyRows<Value>({ title, map, order, onChange, children }: KeyRowsProps<Value>) {
  function raise(index: number) {
    const raised = order.filter((_key, at) => at !== index);
    raised.splice(index - 1, 0, ...order.slice(index, index + 1));
    onChange(map, raised);
  }
  function remove(key: string) {
    const { [key]: _removed, ...left } = map;
    onChange(
      left,
      order.filter((one) => one !== key),
    );
  }
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="650" mb="2">
        {title}
      </chakra.legend>
      <Stack gap="3">
        {order.map((key, index) => {
          const value = map[key];
          const name = libraryText.color(key);
          return value === undefined ? null : (
            <Row key={key}>
              <Flex align="center" gap="1" mb="1">
                <Text fontWeight="600" flex="1">
                  {name}
                </Text>
                <IconButton
                  variant="ghost"
                  disabled={index === 0}
                  aria-label={catalogueText.raise(name)}
                  onClick={() => raise(index)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  variant="ghost"
                  disabled={order.length === 1}
                  aria-label={catalogueText.remove(name)}
                  onClick={() => remove(key)}
                >
                  <Trash2 />
                </IconButton>
              </Flex>
              {children(value, (changed) => onChange({ ...map, [key]: changed }, order))}
            </Row>
          );
        })}
      </Stack>
      <NewKey
        taken={order}
        onAdd={(key) => {
          const like = map[order.at(-1) ?? ''];
          if (like !== undefined) onChange({ ...map, [key]: like }, [...order, key]);
        }}
      />
    </chakra.fieldset>
  );
}

const LONGEST_KEY = 40;

function NewKey({ taken, onAdd }: { taken: readonly string[]; onAdd: (key: string) => void }) {
  const [name, setName] = useState('');
  const isFree = name !== '' && !isTooLong(name, LONGEST_KEY) && !taken.includes(name);
  return (
    <Flex gap="2" mt="3" align="end">
      <FieldFrame
        label={catalogueText.newKey}
        error={tooLongError(name, LONGEST_KEY)}
        isAlert
        flex="1"
        minW="0"
      >
        <Input value={name} onChange={({ target }) => setName(toKeyName(target.value))} />
      </FieldFrame>
      <Button
        variant="outline"
        disabled={!isFree}
        onClick={() => {
          onAdd(name);
          setName('');
        }}
      >
        <Plus aria-hidden /> {catalogueText.add}
      </Button>
    </Flex>
  );
}

const Row = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'md', padding: '3' },
});

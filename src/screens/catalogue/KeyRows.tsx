import { chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogueText } from '../../text/catalogue.ts';
import { editorText } from '../../text/editor.ts';

interface KeyRowsProps<Value> {
  title: string;
  map: Readonly<Record<string, Value>>;
  order: readonly string[];
  onChange: (map: Readonly<Record<string, Value>>, order: readonly string[]) => void;
  /** The fields of one. */
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** The colours of an item or the lights of a background, in their order; the last one stays. */
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
          const name = editorText.color(key);
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
    </chakra.fieldset>
  );
}

const Row = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'md', padding: '3' },
});

import { Flex } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { editorText } from '../../../text/editor.ts';
import { useIsOpenElsewhere } from '../session/useIsOpenElsewhere.ts';

/** Warns while another tab has the same room open; the live region stands there before, or readers would not speak it. */
export function OpenElsewhere() {
  const isElsewhere = useIsOpenElsewhere();
  return (
    <div role="status">
      {isElsewhere && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="bg.warning"
          color="fg.warning"
          textStyle="sm"
          fontWeight="600"
          css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
        >
          <Copy aria-hidden />
          {editorText.openElsewhere}
        </Flex>
      )}
    </div>
  );
}

import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronDown, CircleAlert, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../frame/useIsPhone.ts';
import { useEditor } from '../session/editorContext.ts';
import { useIsOpenElsewhere } from '../session/useIsOpenElsewhere.ts';
import { editorText } from '../text/editor.ts';
import { isSaveRefused, saveHelpFor } from './saveHelp.ts';

interface Warning {
  icon: ReactNode;
  words: string;
}

/**
 * A banner. It says that another tab has the room open, that the room could not be saved, or both. Phones show it
 * on one line, which unfolds by a tap.
 */
export function EditorWarnings() {
  const warnings = useWarnings();
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const isFolded = isPhone && !isWhole;
  // The live region must always exist, or screen readers would not announce it.
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Flex
          align="center"
          px="4"
          bg="bg.warning"
          color="fg.warning"
          textStyle="sm"
          fontWeight="600"
          css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
        >
          <Box flex="1" minW="0" py={{ base: '0', md: '2' }}>
            {warnings.map(({ icon, words }, at) => (
              <Line key={words} isFolded={isFolded} isFurther={at > 0}>
                {icon}
                <Box as="span" truncate={isFolded}>
                  {words}
                </Box>
              </Line>
            ))}
          </Box>
          {isPhone && (
            <chakra.button
              type="button"
              display="flex"
              alignItems="center"
              justifyContent="center"
              alignSelf="start"
              gap="1"
              minW="11"
              h="11"
              me="-4"
              cursor="pointer"
              aria-expanded={isWhole}
              aria-label={editorText.warnings(warnings.length)}
              onClick={() => setWhole(!isWhole)}
            >
              {isFolded && warnings.length > 1 && `+${editorText.number(warnings.length - 1)}`}
              <Box as={ChevronDown} aria-hidden rotate={isWhole ? '180deg' : undefined} />
            </chakra.button>
          )}
        </Flex>
      )}
    </div>
  );
}

function useWarnings(): readonly Warning[] {
  const saveState = useEditor((state) => state.saveState);
  const isElsewhere = useIsOpenElsewhere();
  const refused = isSaveRefused(saveState) ? saveHelpFor(saveState) : undefined;
  return [
    ...(refused === undefined ? [] : [{ icon: <CircleAlert aria-hidden />, words: refused }]),
    ...(isElsewhere ? [{ icon: <Copy aria-hidden />, words: editorText.openElsewhere }] : []),
  ];
}

interface LineProps {
  isFolded: boolean;
  isFurther: boolean;
  children: ReactNode;
}

/** A folded second warning is announced but not shown. */
function Line({ isFolded, isFurther, children }: LineProps) {
  return (
    <Flex
      align="center"
      justify={{ base: 'start', md: 'center' }}
      gap="2"
      minH={{ base: '11', md: '0' }}
      py={{ base: isFolded ? '0' : '2', md: '1' }}
      srOnly={isFolded && isFurther}
    >
      {children}
    </Flex>
  );
}

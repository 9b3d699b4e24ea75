import { Box, chakra } from '@chakra-ui/react';
import { CircleX, Lightbulb } from 'lucide-react';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { editorText } from '../../../text/editor.ts';
import { findingText } from '../../../text/findings.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

interface FindingListProps {
  findings: readonly Finding[];
  /** Called after a click has led to the place. */
  onFollow?: () => void;
}

/** Each finding leads to where it is mended (L3). */
export function FindingList({ findings, onFollow }: FindingListProps) {
  const room = useRoom();
  const { select, setActiveTab } = useEditorActions();

  function follow({ items }: Finding): void {
    const [first] = items;
    if (first !== undefined) select(first);
    else setActiveTab('room');
    onFollow?.();
  }
  return (
    <Box as="ul" listStyleType="none" m="0" p="0">
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.field ?? ''} ${finding.items.join(' ')}`}>
          <chakra.button
            type="button"
            onClick={() => follow(finding)}
            w="full"
            minH={{ base: '11', lg: '9' }}
            px={{ base: '4', lg: '3' }}
            py="1.5"
            display="flex"
            alignItems="flex-start"
            gap="2.5"
            textAlign="start"
            textStyle="sm"
            cursor="pointer"
            borderRadius="sm"
            _hover={{ bg: 'bg.raised' }}
            css={{ '& svg': { boxSize: '4', flexShrink: '0', mt: '0.5' } }}
          >
            <Box
              as="span"
              role="img"
              aria-label={editorText.problems[finding.severity]}
              color={finding.severity === 'error' ? 'danger.fg' : 'accent.fg'}
            >
              {finding.severity === 'error' ? <CircleX /> : <Lightbulb />}
            </Box>
            {findingText(room, finding)}
          </chakra.button>
        </li>
      ))}
    </Box>
  );
}

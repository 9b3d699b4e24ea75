import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MadeRoom } from '../../../core/make/prove.ts';
import { appText } from '../../shared/text/app.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { makeText } from '../text/make.ts';
import type { Keeping } from './keeping.ts';
import { MadePreview } from './MadePreview.tsx';

interface MakeBodyProps {
  /** The room to look at and to use; null while there is none. */
  made: MadeRoom | null;
  /** Said in place of the room while there is none. */
  emptyHelp: string;
  /** Makes another room in the same way; left out by a tab that cannot. */
  onAnother?: () => void;
  /** Which parts of the room another one will have, too; left out by a tab that keeps none. */
  keeping?: Keeping;
  /** Said beside "Another one". */
  note?: string;
  /** Whether narrow windows show the room above the form. */
  isRoomFirst?: boolean;
  /** Whether the form is as wide as the room beside it. */
  isFormWide?: boolean;
  /** The form. */
  children: ReactNode;
}

/** A tab of the dialog: its form, the room that it made, and what is done with it. */
export function MakeBody(props: MakeBodyProps) {
  const {
    made,
    emptyHelp,
    onAnother,
    keeping,
    note,
    isRoomFirst = false,
    isFormWide = false,
    children,
  } = props;
  const { startFrom, showAid } = useEditorActions();
  return (
    <>
      <Box
        flex="1"
        minH="0"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: `minmax(0, ${isFormWide ? 8 : 5}fr) minmax(0, 8fr)`,
        }}
        alignContent="start"
        overflowY={{ base: 'auto', lg: 'hidden' }}
      >
        <Box
          order={{ base: isRoomFirst ? '1' : '0', lg: '0' }}
          p={{ base: '4', md: '5' }}
          // Stacked, each part is as high as it needs.
          minH={{ lg: '0' }}
          overflowY={{ lg: 'auto' }}
          borderEndWidth={{ lg: '1px' }}
          borderColor="border"
        >
          {children}
        </Box>
        <Box
          p={{ base: '4', md: '5' }}
          minH={{ lg: '0' }}
          overflowY={{ lg: 'auto' }}
          // Narrow windows have no space for a room that is not there yet.
          display={{ base: made || isRoomFirst ? 'block' : 'none', lg: 'block' }}
        >
          <MadePreview made={made} emptyHelp={emptyHelp} {...(keeping && { keeping })} />
        </Box>
      </Box>
      <Flex
        align="center"
        gap="3"
        px={{ base: '4', md: '5' }}
        py="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        {onAnother && (
          <Button variant="outline" minH="11" onClick={onAnother}>
            <Dices aria-hidden />
            {makeText.another}
          </Button>
        )}
        {note && (
          <Text textStyle="sm" color="fg.muted" display={{ base: 'none', md: 'block' }}>
            {note}
          </Text>
        )}
        <Button
          variant="ghost"
          minH="11"
          ms="auto"
          // Phones have no space for it beside the others; the dialog's cross does the same.
          display={{ base: onAnother ? 'none' : 'inline-flex', sm: 'inline-flex' }}
          onClick={() => showAid(null)}
        >
          {appText.cancel}
        </Button>
        <Button
          minH="11"
          ms={{ base: onAnother ? 'auto' : '0', sm: '0' }}
          disabled={!made}
          onClick={() => {
            if (!made) return;
            startFrom(made.recipe);
            showAid(null);
          }}
        >
          {makeText.use}
        </Button>
      </Flex>
    </>
  );
}

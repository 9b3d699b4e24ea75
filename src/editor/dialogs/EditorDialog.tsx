import { Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';

interface EditorDialogProps {
  title: string;
  /** For things to be worked with, which a question is not: as wide as there is room. */
  isWide?: boolean;
  /** The buttons stay in sight while what is above them scrolls. */
  keepsActions?: boolean;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the first choice last. */
  actions: ReactNode;
}

const WIDE = {
  width: { base: '100vw', md: 'min(60rem, 100vw - 0.75rem)' },
  padding: { base: '3', md: '7' },
  // Browsers leave more beside a dialog.
  css: {
    maxWidth: 'none',
    // Nothing moves where what is longer needs a bar.
    scrollbarGutter: 'stable',
    // A phone held sideways has no height to spare.
    '@media (max-height: 500px)': { padding: '3', maxHeight: 'calc(100dvh - 0.75rem)' },
  },
} as const;

/** Whoever works far down has not to look for the way out. */
const IN_SIGHT = {
  position: 'sticky',
  // Over the dialog's padding, within its brass edge.
  bottom: { base: 'calc(-0.75rem + 2px)', md: 'calc(-1.75rem + 2px)' },
  zIndex: '3',
  mt: '3',
  mb: { base: 'calc(-0.75rem + 2px)', md: 'calc(-1.75rem + 2px)' },
  mx: { base: 'calc(-0.75rem + 2px)', md: 'calc(-1.75rem + 2px)' },
  px: { base: '3', md: '7' },
  py: '3',
  bg: 'bg.panel',
  // The edge, over which what scrolls would else be seen.
  boxShadow: '0 2px 0 #a06d22',
  // There they stand beside the title.
  css: {
    '@media (max-height: 500px)': {
      position: 'absolute',
      bottom: 'auto',
      top: '2',
      insetInlineEnd: '3',
      margin: '0',
      padding: '0',
      background: 'none',
      boxShadow: 'none',
    },
  },
} as const;

/** A question or an answer over the editor. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, isWide = false, keepsActions = false, onClose, children, actions } = props;
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} maxHeight="calc(100dvh - 2rem)" {...(isWide && WIDE)}>
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      {children}
      <Flex
        gap="3"
        mt="6"
        justify="flex-end"
        wrap="wrap"
        direction={{ base: 'column-reverse', md: 'row' }}
        {...(keepsActions && IN_SIGHT)}
      >
        {actions}
      </Flex>
    </ModalDialog>
  );
}

import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Compass, SquareDashed, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { guideText } from '../text/guide.ts';
import { useGuided } from './useGuide.ts';

/**
 * The choice for a new room: a guided first room, a made one, or empty; starter rooms stand below. Disappears
 * with the first thing added.
 */
export function BeginChoice() {
  const isBare = useEditor(({ roomSettings }) => (roomSettings?.itemOrder.length ?? 0) <= 1);
  const { isGuided, begin } = useGuided();
  const { setActiveTab, showAid } = useEditorActions();
  if (!isBare || isGuided) return null;
  return (
    <Box as="section" aria-label={guideText.question}>
      <Heading as="h2" size="md">
        {guideText.question}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {guideText.questionHelp}
      </Text>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr', lg: '1fr' }}
        gap="2"
        css={{ '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
      >
        <Choice
          isFirst
          icon={<Compass aria-hidden />}
          title={guideText.guided}
          help={guideText.guidedHelp}
          onChoose={begin}
        />
        <Choice
          icon={<WandSparkles aria-hidden />}
          title={guideText.make}
          help={guideText.makeHelp}
          onChoose={() => showAid('make')}
        />
        <Choice
          icon={<SquareDashed aria-hidden />}
          title={guideText.blank}
          help={guideText.blankHelp}
          onChoose={() => {
            setActiveTab('items');
            // The choice disappears and with it the focus.
            document.querySelector<HTMLElement>('[role=tab][data-guide=items]')?.focus();
          }}
        />
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  help: string;
  isFirst?: boolean;
  onChoose: () => void;
}

function Choice({ icon, title, help, isFirst = false, onChoose }: ChoiceProps) {
  return (
    <Card type="button" borderColor={isFirst ? 'accent' : 'border.strong'} onClick={onChoose}>
      <Box as="span" color={isFirst ? 'accent.fg' : 'fg.muted'}>
        {icon}
      </Box>
      <Box as="span" minW="0">
        <Text as="span" display="block" fontWeight="650" textStyle="sm">
          {title}
        </Text>
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {help}
        </Text>
      </Box>
    </Card>
  );
}

const Card = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    padding: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'accent' },
    '& svg': { boxSize: '6' },
  },
});

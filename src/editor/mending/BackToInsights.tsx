import { Box, Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { insightsPath } from '../../shared/mend/mendLink.ts';
import { useEditor } from '../session/editorContext.ts';
import { mendingText } from '../text/mending.ts';

/** The way back for a creator who came from Insights; at the foot of the panel, so that it stays in sight. */
export function BackToInsights() {
  const isFromInsights = useEditor((state) => state.isFromInsights);
  const roomId = useEditor((state) => state.currentRoomId);
  if (!isFromInsights || roomId === null) return null;
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="2"
      mt="4"
      mx="-4"
      mb="-4"
      px="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Button asChild variant="ghost" size="sm" minH="11" color="accent.fg">
        <Link to={insightsPath(roomId)}>
          <ArrowLeft aria-hidden /> {mendingText.back}
        </Link>
      </Button>
    </Box>
  );
}

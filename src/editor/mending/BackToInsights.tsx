import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { insightsPath } from '../../shared/mend/mendLink.ts';
import { useEditor } from '../session/editorContext.ts';
import { mendingText } from '../text/mending.ts';

/** Leads back to Insights who came from there. */
export function BackToInsights() {
  const isFromInsights = useEditor((state) => state.isFromInsights);
  const roomId = useEditor((state) => state.currentRoomId);
  if (!isFromInsights || roomId === null) return null;
  return (
    <Button asChild variant="ghost" size="sm" minH="11" ms="-2" mt={{ lg: '1' }} color="accent.fg">
      <Link to={insightsPath(roomId)}>
        <ArrowLeft aria-hidden /> {mendingText.back}
      </Link>
    </Button>
  );
}

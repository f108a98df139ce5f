import { createFeedbackFlow } from '@forsikring/feedback-widget';

globalThis.part = createFeedbackFlow;

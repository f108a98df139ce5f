import '@forsikring/feedback-widget/element';
import '@forsikring/feedback-widget/styles.css';
import '@forsikring/tracking-consent/styles.css';
import '@forsikring/ui-kit/styles.css';

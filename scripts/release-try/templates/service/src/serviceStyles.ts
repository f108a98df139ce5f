import '@forsikring/feedback-widget/styles.css';
import '@forsikring/tracking-consent/styles.css';

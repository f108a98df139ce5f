import '@forsikring/ui-kit/styles.css';
import '@forsikring/ui-kit/base.css';

import '../../styles/site.css'
